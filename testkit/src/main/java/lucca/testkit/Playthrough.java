package lucca.testkit;

import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;

/// Writes a game step by step as readable text. A change of rules, messages or notation shows as a
/// difference from the stored snapshot.
public final class Playthrough {
    private Playthrough() {}

    /// Plays a random game and writes all its effects and score lines.
    public static <S extends State<S>, M extends Move> String of(
            Match<S, M> match, GameTexts gameTexts, long seed) {
        Playout playout = new Playout();
        Rng random = new Rng(seed);
        StringBuilder out = new StringBuilder();
        while (!match.isOver()) {
            int actor = match.actor();
            out.append(match.position()).append('\n');
            out.append(actor == State.CHANCE ? "chance" : "seat " + (actor + 1));
            out.append(", ").append(steps(match)).append(" steps: ");
            M move = match.compose(actor, (state, of) -> playout.step(state, of, random));
            out.append(match.game().notation().text(move)).append('\n');
            match.play(new Event<>(actor, move));
            for (Message message : match.consequenceMessages(match.log().size() - 1)) {
                out.append("    ").append(gameTexts.text(message)).append('\n');
            }
            for (ScoreLine line : match.lines()) {
                if (line.event() == match.log().size() - 1) {
                    writeLine(line, gameTexts, out);
                }
            }
        }
        out.append(match.position()).append('\n');
        return out.append(match.reason().orElse(""))
                .append(' ')
                .append(match.scores())
                .append('\n')
                .toString();
    }

    private static void writeLine(ScoreLine line, GameTexts gameTexts, StringBuilder out) {
        out.append("    seat ").append(line.seat() + 1).append(": ").append(line.points());
        out.append(" by ").append(line.rule()).append(", ").append(gameTexts.text(line.why()));
        for (ScoreLine.Part part : line.parts()) {
            out.append("; ").append(part.points()).append(": ").append(gameTexts.text(part.why()));
            out.append(' ').append(part.pieces());
        }
        out.append('\n');
    }

    private static <S extends State<S>> int steps(Match<S, ?> match) {
        MoveList steps = new MoveList();
        match.state().legalMoves(steps);
        return steps.size();
    }
}
