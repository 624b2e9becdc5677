package lucca.table;

/// The person or bot on a seat.
public sealed interface Occupant {
    /// A person with a permanent id and the name at the time of sitting down.
    record Person(String id, String name) implements Occupant {}

    record Bot(String bot) implements Occupant {}
}
