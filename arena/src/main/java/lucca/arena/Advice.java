package lucca.arena;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import lucca.bots.Bots;
import lucca.bots.Budget;
import lucca.bots.Insight;
import lucca.bots.Thinker;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// What a search found out about the decision of a seat, in whole moves: the best few first.
public record Advice<M extends Move>(Insight insight, List<Option<M>> options) {
    private static final int MOVES_AHEAD = 4;

    /// A move, and what it is likely to bring.
    /// @param later how it may go on, as far as the search saw it
    public record Option<M extends Move>(M move, Insight.Option prospects, List<Event<M>> later) {}

    /// The advice for the seat that is to decide in a match.
    /// @param most how many moves are told
    public static <S extends State<S>, M extends Move> Advice<M> of(
            Match<S, M> match, Insight insight, int most) {
        return new Advice<>(
                insight,
                insight.options().stream()
                        .filter(option -> insight.exact() || option.visits() > 0)
                        .limit(most)
                        .map(
                                option ->
                                        new Option<>(
                                                move(match, insight.seat(), option),
                                                option,
                                                later(match, option)))
                        .toList());
    }

    /// Whether points at the end are more than those of some line: with two seats a sure win is
    /// searched no further.
    public boolean tellsPoints(Game<?, ?> game) {
        return game.judgement().countsPoints() && (!insight.exact() || game.setup().seats() > 2);
    }

    /// The whole move that begins with the option's step; where the search did not go on, with what
    /// looks best.
    private static <S extends State<S>, M extends Move> M move(
            Match<S, M> match, int seat, Insight.Option option) {
        Iterator<Integer> line = option.line().iterator();
        Thinker<S> greedy = Bots.GREEDY.thinker(match.game());
        return match.compose(
                seat,
                (at, who) ->
                        line.hasNext()
                                ? line.next()
                                : greedy.choose(
                                        new SeatView<>(at, who), Budget.iterations(1), new Rng(1)));
    }

    /// The moves after the first.
    private static <S extends State<S>, M extends Move> List<Event<M>> later(
            Match<S, M> match, Insight.Option option) {
        List<Event<M>> moves = new ArrayList<>();
        S ahead = match.state();
        S begun = match.state();
        MoveList steps = new MoveList();
        for (int step : option.line()) {
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
