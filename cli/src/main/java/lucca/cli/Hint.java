package lucca.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.arena.Pace;
import lucca.arena.Team;
import lucca.bots.Bots;
import lucca.bots.Budget;
import lucca.bots.Insight;
import lucca.bots.Thinker;
import lucca.engine.Catalogue;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// What the strongest bot thinks of a decision, in words. It sees what the seat that decides sees.
final class Hint<S extends State<S>, M extends Move> {
    private static final int OPTIONS = 5;
    private static final int MOVES_AHEAD = 4;
    private static final int SAME_EVERYWHERE = 2;

    private final Match<S, M> match;
    private final Game<S, M> game;
    private final Catalogue words;
    private final int seat;
    private final S state;

    Hint(Match<S, M> match, Catalogue words) {
        this.match = match;
        this.words = words;
        game = match.game();
        seat = match.actor();
        state = match.state();
    }

    /// Thinks, and tells the best moves, each with its prospects and how it may go on.
    List<String> lines(Pace pace, Rng random) {
        Team<S> team = new Team<>(game, Bots.LEVEL5, size(pace));
        Insight insight = team.think(new SeatView<>(state, seat), pace.begin(), random);
        if (insight.options().size() == 1 && match.legalMoves(seat).size() == 1) {
            return List.of(words.text("hint.only", game.notation().text(move(insight.best()))));
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        insight.exact() ? "hint.exact" : "hint.estimate",
                        Figures.count(insight.iterations())));
        insight.options().stream()
                .filter(option -> insight.exact() || option.visits() > 0)
                .limit(OPTIONS)
                .forEach(option -> lines.addAll(described(option, insight.exact())));
        return lines;
    }

    /// A number of iterations gives the same hint on every machine, however many cores it has.
    private static int size(Pace pace) {
        return switch (pace) {
            case Pace.Time time -> Runtime.getRuntime().availableProcessors();
            case Pace.Iterations iterations -> SAME_EVERYWHERE;
        };
    }

    private List<String> described(Insight.Option option, boolean exact) {
        List<String> lines = new ArrayList<>();
        String visits = Figures.count(option.visits());
        String error = exact ? "" : words.text("hint.error", percent(option.error()), visits);
        String move = game.notation().text(move(option));
        lines.add(
                words.text("hint.option", move, percent(option.shares().get(seat)), error)
                        + (game.setup().seats() > 2
                                ? words.text("hint.shares", shares(option))
                                : "")
                        + (tellsPoints(exact) ? words.text("hint.points", points(option)) : ""));
        List<String> later = later(option);
        if (!later.isEmpty()) {
            lines.add(words.text("hint.line", String.join("; ", later)));
        }
        return lines;
    }

    /// With two seats a sure win is searched no further, so its points are those of some line.
    private boolean tellsPoints(boolean exact) {
        return game.judgement().countsPoints() && (!exact || game.setup().seats() > 2);
    }

    /// What each seat may expect; with two, the other has the rest.
    private static String shares(Insight.Option option) {
        return option.shares().stream().map(Hint::percent).collect(Collectors.joining(" : "));
    }

    private static String points(Insight.Option option) {
        return option.points().stream()
                .map(points -> Figures.decimal(points, 1))
                .collect(Collectors.joining(" : "));
    }

    private static String percent(double share) {
        return String.valueOf(Math.round(100 * share));
    }

    /// The whole move that begins with the option's step; where the search did not go on, with what
    /// looks best.
    private M move(Insight.Option option) {
        Iterator<Integer> line = option.line().iterator();
        Thinker<S> greedy = Bots.GREEDY.thinker(game);
        return match.compose(
                seat,
                (at, who) ->
                        line.hasNext()
                                ? line.next()
                                : greedy.choose(
                                        new SeatView<>(at, who), Budget.iterations(1), new Rng(1)));
    }

    /// The moves after the first, as far as the search saw them.
    private List<String> later(Insight.Option option) {
        List<String> moves = new ArrayList<>();
        S ahead = state.copy();
        S begun = state.copy();
        MoveList steps = new MoveList();
        for (int step : option.line()) {
            int actor = ahead.actor();
            steps.add(step);
            M move = game.codec().decode(begun, steps);
            ahead.play(step);
            if (move != null) {
                moves.add(words.text("hint.move", actor + 1, game.notation().text(move)));
                steps.clear();
                begun.copyFrom(ahead);
            }
        }
        return IntStream.range(1, Math.min(moves.size(), 1 + MOVES_AHEAD))
                .mapToObj(moves::get)
                .toList();
    }
}
