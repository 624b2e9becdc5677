package lucca.table;

import java.util.List;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;

/// A decision that somebody asks advice for, apart from its table.
/// @param match begins now, as it may be as far as the seat knows
public record HintPosition<S extends State<S>, M extends Move>(Match<S, M> match, int seat) {
    /// What the seat cannot know is dealt anew: whatever is done with it tells nothing of that.
    public static <S extends State<S>, M extends Move> HintPosition<S, M> of(
            Match<S, M> truth, int seat, Rng random) {
        Game<S, M> game = truth.game();
        S state = truth.state();
        state.redeal(seat, random);
        return new HintPosition<>(Match.at(game, game.position(state)), seat);
    }

    /// The points that a legal move is known to bring, whatever the seat does not know.
    public List<ScoreLine> lines(M move) {
        String text = match.game().notation().text(move);
        return switch (new PreviewSimulator<>(match, seat).play(List.of(text))) {
            case Preview.Shown shown -> shown.steps().getFirst().lines();
            case Preview.Refused refused ->
                    throw new IllegalArgumentException(text + " is refused: " + refused.refusal());
        };
    }
}
