package lucca.towers;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.testkit.GameContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The tower game satisfies the laws of games")
class TowersContractTest implements GameContract<TowersState, TowersMove> {
    @Override
    public GameKind kind() {
        return new TowersKind();
    }

    @Override
    public List<TowersMove> everyMove(Game<TowersState, TowersMove> game) {
        int size = Integer.parseInt(game.setup().option("size"));
        List<TowersMove> moves = new ArrayList<>();
        for (int seat : new int[] {-1, 0, 1, 2, 3, 4, 255, 256, 1024, 3072, Integer.MAX_VALUE}) {
            moves.add(new TowersMove.First(seat));
        }
        for (int lot : new int[] {-1, size * size, 255, 256, 1024, Integer.MIN_VALUE}) {
            moves.add(new TowersMove.Place(Colour.RED, lot));
            moves.add(new TowersMove.Prisoner(lot));
        }
        for (int lot = 0; lot < size * size; lot++) {
            for (Colour colour : Colour.values()) {
                moves.add(new TowersMove.Place(colour, lot));
            }
            moves.add(new TowersMove.Prisoner(lot));
        }
        for (Colour colour : Colour.values()) {
            moves.add(new TowersMove.Switch(colour));
        }
        moves.add(new TowersMove.Stay());
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
