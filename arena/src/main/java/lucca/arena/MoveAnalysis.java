package lucca.arena;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import lucca.bots.AnalysingBot;
import lucca.bots.BotKind;
import lucca.bots.SearchBudget;
import lucca.bots.StepAnalysis;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// An analysis in complete moves: the best few first, each with its continuation.
public record MoveAnalysis<M extends Move>(
        StepAnalysis analysis, List<MoveCandidate<M>> candidates) {
    private static final int MOVES_AHEAD = 4;

    /// A move and its expected result.
    /// @param continuation the moves that may follow, as far as the search saw them
    public record MoveCandidate<M extends Move>(
            M move, StepAnalysis.Candidate estimate, List<Event<M>> continuation) {}

    /// Converts an analysis of the decision that is due in a match.
    /// @param most the maximum number of moves to return
    public static <S extends State<S>, M extends Move> MoveAnalysis<M> of(
            Match<S, M> match, StepAnalysis analysis, int most) {
        return new MoveAnalysis<>(
                analysis,
                analysis.candidates().stream()
                        .filter(candidate -> analysis.exact() || candidate.visits() > 0)
                        .limit(most)
                        .map(
                                candidate ->
                                        new MoveCandidate<>(
                                                move(match, analysis.seat(), candidate),
                                                candidate,
                                                continuation(match, candidate)))
                        .toList());
    }

    /// Whether the expected points are meaningful. In an exact analysis for two seats they are not,
    /// because the solver stops at a sure win.
    public boolean showsPoints(Game<?, ?> game) {
        return game.evaluator().forecastsPoints()
                && (!analysis.exact() || game.setup().seats() > 2);
    }

    /// Completes the move that begins with a candidate's step. Where the search has no
    /// continuation, the evaluator's best step is used.
    private static <S extends State<S>, M extends Move> M move(
            Match<S, M> match, int seat, StepAnalysis.Candidate candidate) {
        Iterator<Integer> line = candidate.line().iterator();
        AnalysingBot<S> greedy = BotKind.GREEDY.createAnalysing(match.game());
        return match.compose(
                seat,
                (at, who) ->
                        line.hasNext()
                                ? line.next()
                                : greedy.choose(
                                        new SeatView<>(at, who),
                                        SearchBudget.iterations(1),
                                        new Rng(1)));
    }

    /// The moves after the first.
    private static <S extends State<S>, M extends Move> List<Event<M>> continuation(
            Match<S, M> match, StepAnalysis.Candidate candidate) {
        List<Event<M>> moves = new ArrayList<>();
        S ahead = match.state();
        S begun = match.state();
        MoveList steps = new MoveList();
        for (int step : candidate.line()) {
            int actor = ahead.actor();
            steps.add(step);
            M move = match.game().codec().decode(begun, steps);
            ahead.play(step);
            if (move != null) {
                moves.add(new Event<>(actor, move));
                steps.clear();
                begun.copyFrom(ahead);
            }
        }
        return moves.isEmpty()
                ? moves
                : List.copyOf(moves.subList(1, Math.min(moves.size(), 1 + MOVES_AHEAD)));
    }
}
