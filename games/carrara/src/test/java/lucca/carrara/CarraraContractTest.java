package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.testkit.GameContract;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The Palaces of Carrara satisfies the laws of games")
class CarraraContractTest implements GameContract<CarraraState, CarraraMove> {
    private static final List<Integer> PAYMENTS =
            List.of(
                    0, 1, 0x10, 0x11, 0x21, 0x100, 0x111, 0x1000, 0x10000, 0x100000, 0x200001, 0x5,
                    0x8);

    @Override
    public GameKind kind() {
        return new CarraraKind();
    }

    /// Every seat can deduce what is behind the screens. Only future chance outcomes are hidden.
    @Override
    public boolean hasSecrets() {
        return false;
    }

    /// Every decision without blocks, and some of the decisions with blocks and of the chance
    /// outcomes.
    @Override
    public List<CarraraMove> everyMove(Game<CarraraState, CarraraMove> game) {
        List<CarraraMove> moves =
                new ArrayList<>(
                        List.of(
                                new CarraraMove.Announce(),
                                new CarraraMove.Buy(true),
                                new CarraraMove.Buy(false),
                                new CarraraMove.End(),
                                new CarraraMove.Pass(),
                                new CarraraMove.Decline()));
        for (int i = -1; i < ScoringTarget.COUNT; i++) {
            moves.add(new CarraraMove.First(i));
            moves.add(new CarraraMove.DrawCards(new Cards(i, 1, 2, i)));
            moves.add(new CarraraMove.Take(i, BlockCounts.impossible()));
            if (i >= 0) {
                moves.add(new CarraraMove.Score(new ScoringTarget(i)));
            }
        }
        for (Tile tile : Tile.values()) {
            moves.add(new CarraraMove.Upgrade(tile));
        }
        for (Type type : Type.values()) {
            moves.add(new CarraraMove.BuyObject(type));
        }
        for (int counts : PAYMENTS) {
            addPaid(new BlockCounts(counts), moves);
        }
        for (Colour colour : Colour.values()) {
            moves.add(new CarraraMove.Refill(List.of(colour)));
            moves.add(
                    new CarraraMove.Refill(List.of(colour, Colour.WHITE, colour, colour, colour)));
        }
        return moves;
    }

    private static void addPaid(BlockCounts blocks, List<CarraraMove> moves) {
        for (int section = 0; section < Wheel.SECTIONS; section++) {
            moves.add(new CarraraMove.Take(section, blocks));
        }
        for (int index = 0; index < Buildings.COUNT; index++) {
            Building building = Building.of(index);
            moves.add(new CarraraMove.Reveal(building));
            moves.add(new CarraraMove.Display(List.of(building)));
            for (City city : City.values()) {
                moves.add(new CarraraMove.Build(building, city, blocks, null));
            }
            Building old = Building.of((index + 7) % Buildings.COUNT);
            moves.add(new CarraraMove.Build(building, City.LERICI, blocks, old));
        }
    }
}
