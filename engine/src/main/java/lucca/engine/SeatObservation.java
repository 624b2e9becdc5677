package lucca.engine;

import org.jspecify.annotations.Nullable;

/// The part of an [Observation] about one seat.
public interface SeatObservation extends JsonWritable {
    /// The score that the seat would have if the game ended now; `null` if it is hidden from the
    /// viewer or not defined.
    default @Nullable Integer now() {
        return null;
    }

    /// The coins of the seat; `null` if they are hidden from the viewer, or in games without money.
    default @Nullable Integer coins() {
        return null;
    }
}
