package lucca.nim;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.testkit.GameContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Nim satisfies the laws of games")
class NimContractTest implements GameContract<NimState, NimMove> {
    @Override
    public GameKind kind() {
        return new NimKind();
    }

    @Override
    public List<NimMove> everyMove(Game<NimState, NimMove> game) {
        List<NimMove> moves = new ArrayList<>();
        for (int heap : new int[] {-1, 0, 1, 2, 3, 4, 200, Integer.MAX_VALUE}) {
            for (int stones : new int[] {-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 256, Integer.MAX_VALUE}) {
                moves.add(new NimMove(heap, stones));
            }
        }
        return moves;
    }

    @Override
    public boolean scoresByPoints() {
        return false;
    }

    @Override
    public boolean hasSecrets() {
        return false;
    }
}
