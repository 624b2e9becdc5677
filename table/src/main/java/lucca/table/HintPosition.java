package lucca.table;

import java.util.List;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;

/// A pending decision for which a hint is requested, detached from its table.
/// @param match starts at a position that is possible as far as the seat knows
public record HintPosition<S extends State<S>, M extends Move>(Match<S, M> match, int seat) {
    /// Redeals the information hidden from the seat, so that the hint cannot reveal it.
    public static <S extends State<S>, M extends Move> HintPosition<S, M> of(
            Match<S, M> truth, int seat, Rng random) {
        Game<S, M> game = truth.game();
        S state = truth.state();
        state.redeal(seat, random);
        return new HintPosition<>(Match.at(game, game.position(state)), seat);
    }

    /// The points that a legal move is certain to score, whatever is hidden from the seat.
    public List<ScoreLine> lines(M move) {
        String text = match.game().notation().text(move);
        return switch (new PreviewSimulator<>(match, seat).play(List.of(text))) {
            case Preview.Shown shown -> shown.steps().getFirst().lines();
            case Preview.Refused refused ->
                    throw new IllegalArgumentException(text + " is refused: " + refused.refusal());
        };
    }
}
