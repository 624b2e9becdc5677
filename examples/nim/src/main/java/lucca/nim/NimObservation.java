package lucca.nim;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// A position of Nim, which hides nothing.
/// @param heaps the number of stones in each heap
/// @param seat the seat to move; `null` when the game is over
record NimObservation(List<Integer> heaps, @Nullable Integer seat, String position)
        implements Observation {
    @Override
    public Json.Obj json() {
        return Json.object("heaps", heaps, "seat", seat, "position", position);
    }
}
