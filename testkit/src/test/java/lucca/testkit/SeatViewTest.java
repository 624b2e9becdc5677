package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The view of a seat")
class SeatViewTest {
    private static final AuctionGame GAME = game();
    // Seat 1 has 1 and 2 and has bid the 2; seat 2 has 3 and 4.
    private final AuctionState truth = GAME.stateAt("2 1 10 0,0 3210 0000 1000 0100 0011 0000");
    private final SeatView<AuctionState> view = new SeatView<>(truth, 1);

    private static AuctionGame game() {
        AuctionKind kind = new AuctionKind();
        return new AuctionGame(kind, kind.setup(2, Map.of()));
    }

    @Test
    @DisplayName("has the moves of that seat")
    void own() {
        MoveList moves = new MoveList();
        view.legalMoves(moves);
        assertThat(moves.toArray())
                .containsExactly(
                        AuctionMoveCodec.step(1, AuctionMoveCodec.DONE),
                        AuctionMoveCodec.step(1, 3),
                        AuctionMoveCodec.step(1, 4));
        assertThat(view.seat()).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "samples possible cards and decisions of others, and does not change the true state")
    void samples() {
        String position = GAME.position(truth);
        Rng random = new Rng(1);
        Set<String> samples = new HashSet<>();
        AuctionState into = GAME.start();
        for (int i = 0; i < 1000; i++) {
            view.sample(into, random);
            samples.add(GAME.position(into));
            assertThat(into.observe(1)).isEqualTo(truth.observe(1));
        }
        // The unknown cards are 1 1 1 1 2 2 2 3. The hands 1 1 and 2 2 can be bid in 3 ways each,
        // and 1 2, 1 3 and 2 3 in 4 ways each.
        assertThat(samples).hasSize(18).contains(position);
        assertThat(GAME.position(truth)).isEqualTo(position);
    }
}
