package lucca.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The part of a position that one viewer may know. Each game has a record for it, with further
/// records for its parts. Code that knows the game reads their components, other code the methods
/// of this interface.
public interface Observation extends JsonWritable {
    /// The viewer that sees only public information.
    int SPECTATOR = -3;

    /// The viewer that sees everything.
    int REFEREE = -4;

    /// Refuses values other than viewers, so that `observe(actor())` reveals nothing at chance or
    /// at the end.
    static void checkViewer(int viewer) {
        if (viewer == State.CHANCE || viewer == State.OVER) {
            throw new IllegalArgumentException("chance and the end see nothing");
        }
    }

    /// The position in notation; `null` if some of it is hidden from the viewer.
    default @Nullable String position() {
        return null;
    }

    /// The current round, counted from 1; `null` in games without rounds.
    default @Nullable Integer round() {
        return null;
    }

    /// What the viewer knows of each seat; empty in games without points or possessions of seats.
    default List<? extends SeatObservation> seats() {
        return List.of();
    }

    /// The score that the seat would have if the game ended now; `null` if it is hidden from the
    /// viewer, or if [#seats()] is empty.
    default @Nullable Integer now(int seat) {
        return seats().isEmpty() ? null : seats().get(seat).now();
    }

    /// The coins of the seat; `null` if they are hidden from the viewer, or in games without money.
    default @Nullable Integer coins(int seat) {
        return seats().isEmpty() ? null : seats().get(seat).coins();
    }
}
