package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.arena.MoveAnalysis;
import lucca.arena.MoveExplainer;
import lucca.bots.StepAnalysis;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Seat;
import lucca.engine.State;
import lucca.server.web.ServerMessages;
import lucca.table.HintPosition;
import lucca.words.Language;

/// Explains the analysis of a position as a hint, in words and numbers.
final class HintWriter<S extends State<S>, M extends Move> {
    private final HintPosition<S, M> hintPosition;
    private final MoveAnalysis<M> moveAnalysis;
    private final Game<S, M> game;
    private final MoveExplainer<S, M> moveExplainer;
    private final MessageCatalogue words;

    HintWriter(HintPosition<S, M> hintPosition, MoveAnalysis<M> moveAnalysis, Language language) {
        this.hintPosition = hintPosition;
        this.moveAnalysis = moveAnalysis;
        game = hintPosition.match().game();
        moveExplainer = new MoveExplainer<>(hintPosition.match(), moveAnalysis);
        words = ServerMessages.tokenized(language, game.kind());
    }

    Hint hint(long version) {
        return new Hint(
                version,
                moveAnalysis.analysis().exact(),
                moveAnalysis.analysis().iterations(),
                IntStream.range(0, moveAnalysis.candidates().size()).mapToObj(this::move).toList());
    }

    private Hint.HintMove move(int index) {
        MoveAnalysis.MoveCandidate<M> candidate = moveAnalysis.candidates().get(index);
        StepAnalysis.Candidate prospects = candidate.estimate();
        double win = prospects.shares().get(hintPosition.seat());
        double error = prospects.errors().get(hintPosition.seat());
        return new Hint.HintMove(
                game.notation().text(candidate.move()),
                spokenMove(hintPosition.match(), candidate.move()),
                win,
                Math.max(0, win - error),
                Math.min(1, win + error),
                prospects.shares(),
                moveAnalysis.showsPoints(game) ? prospects.points().get(hintPosition.seat()) : null,
                prospects.visits(),
                reasons(index, candidate.move()),
                continuation(candidate),
                candidate.continuation().stream()
                        .map(next -> game.notation().text(next.move()))
                        .toList());
    }

    private List<String> reasons(int index, M move) {
        return moveExplainer.explain(index, hintPosition.lines(move)).stream()
                .map(words::text)
                .toList();
    }

    /// The likely continuation, in words.
    private List<String> continuation(MoveAnalysis.MoveCandidate<M> candidate) {
        List<String> line = new ArrayList<>();
        Match<S, M> ahead = hintPosition.match().upTo(0);
        ahead.play(new Event<>(hintPosition.seat(), candidate.move()));
        for (Event<M> next : candidate.continuation()) {
            line.add(
                    words.text("hint.move", new Seat(next.seat()), spokenMove(ahead, next.move())));
            ahead.play(next);
        }
        return line;
    }

    private String spokenMove(Match<S, M> match, M move) {
        return words.text(game.describer().move(move, match.state()));
    }
}
