package lucca.testkit;

import java.util.List;
import java.util.function.IntFunction;
import lucca.engine.Json;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// Observations whose JSON differs from their components.
final class BrokenObservations {
    private BrokenObservations() {}

    /// Auctions with the observations that `views` makes of the number of the lot.
    static AuctionState.Factory states(IntFunction<Observation> views) {
        return (seats, hand) ->
                new AuctionState(seats, hand) {
                    @Override
                    public Observation observe(int viewer) {
                        Observation.checkViewer(viewer);
                        return views.apply(lot);
                    }
                };
    }

    record OmitsMember(int lot, int paid) implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object("lot", lot);
        }
    }

    record OmitsNull(@Nullable Integer paid) implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object().withPresent("paid", paid);
        }
    }

    record AddsMember(int lot) implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object("lot", lot, "paid", 0);
        }
    }

    record ReordersMembers(int lot, int paid) implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object("paid", paid, "lot", lot);
        }
    }

    record ChangesValue(int lot) implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object("lot", lot + 1);
        }
    }

    record ShortensList(List<Integer> bids) implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object("bids", List.of());
        }
    }

    record ChangesPart(List<ChangesValue> parts) implements Observation {
        @Override
        public Json.Obj json() {
            return Json.object("parts", parts);
        }
    }
}
