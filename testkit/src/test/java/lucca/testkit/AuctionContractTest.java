package lucca.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Setup;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The auction game satisfies the laws of games")
class AuctionContractTest implements GameContract<AuctionState, AuctionMove> {
    @Override
    public GameKind kind() {
        return new AuctionKind();
    }

    @Override
    public List<AuctionMove> everyMove(Game<AuctionState, AuctionMove> game) {
        return everyMove();
    }

    @Override
    public List<Setup> setupsWithExtras() {
        return List.of(
                kind().setup(2, Map.of("hand", "3"), Map.of("prizes", Json.of(List.of(9, 1, 5)))),
                kind().setup(3, Map.of(), Map.of("prizes", Json.of(List.of(7, 8, 9)))));
    }

    /// Every deal, and every bid of up to three cards.
    static List<AuctionMove> everyMove() {
        List<AuctionMove> moves = new ArrayList<>();
        moves.add(new AuctionMove.Bid(List.of()));
        for (int a = 1; a <= AuctionCards.VALUES; a++) {
            moves.add(new AuctionMove.Deal(a));
            moves.add(new AuctionMove.Bid(List.of(a)));
            for (int b = a; b <= AuctionCards.VALUES; b++) {
                moves.add(new AuctionMove.Bid(List.of(a, b)));
                for (int c = b; c <= AuctionCards.VALUES; c++) {
                    moves.add(new AuctionMove.Bid(List.of(a, b, c)));
                }
            }
        }
        return moves;
    }
}
