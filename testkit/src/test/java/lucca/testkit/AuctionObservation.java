package lucca.testkit;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Observation;
import lucca.engine.SeatObservation;
import org.jspecify.annotations.Nullable;

/// The part of an auction that one viewer may know.
/// @param lot `null` when the game is over
record AuctionObservation(
        @Nullable Integer lot,
        List<Integer> prizes,
        @Nullable String end,
        List<Integer> paid,
        List<Seat> seats)
        implements Observation {
    @Override
    public Json.Obj json() {
        return Json.object("lot", lot, "prizes", prizes, "end", end, "paid", paid, "seats", seats);
    }

    /// @param cards the number of cards in the hand and the bid
    /// @param hand `null` if it is hidden from the viewer, like the bid
    record Seat(
            int score,
            boolean decided,
            int cards,
            @Nullable List<Integer> hand,
            @Nullable List<Integer> bid)
            implements SeatObservation {
        @Override
        public Json.Obj json() {
            return Json.object(
                    "score", score, "decided", decided, "cards", cards, "hand", hand, "bid", bid);
        }
    }
}
