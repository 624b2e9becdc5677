package lucca.table;

/// Who sits on a seat.
public sealed interface Occupant {
    /// A person, known by an id that never changes, with the name at the time of sitting down.
    record Person(String id, String name) implements Occupant {}

    /// A bot of this name.
    record Bot(String bot) implements Occupant {}
}
