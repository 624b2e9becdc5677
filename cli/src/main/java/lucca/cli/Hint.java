package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.arena.Advice;
import lucca.arena.Pace;
import lucca.arena.Reasons;
import lucca.arena.Team;
import lucca.bots.Bots;
import lucca.bots.Insight;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.table.Question;

/// What the strongest bot thinks of a decision, in words. It sees what the seat that decides sees.
final class Hint<S extends State<S>, M extends Move> {
    private static final int OPTIONS = 5;
    private static final int SAME_EVERYWHERE = 2;

    private final Match<S, M> match;
    private final Game<S, M> game;
    private final Catalogue words;
    private final int seat;

    Hint(Match<S, M> match, Catalogue words) {
        this.match = match;
        this.words = words;
        game = match.game();
        seat = match.actor();
    }

    /// Thinks, and tells the best moves, each with its prospects and how it may go on.
    List<String> lines(Pace pace, Rng random) {
        Team<S> team = new Team<>(() -> Bots.adviser(game), size(pace));
        Insight insight = team.think(new SeatView<>(match.state(), seat), pace.begin(), random);
        Advice<M> advice = Advice.of(match, insight, OPTIONS);
        if (insight.options().size() == 1 && match.legalMoves(seat).size() == 1) {
            return List.of(
                    words.text(
                            "hint.only", game.notation().text(advice.options().getFirst().move())));
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        insight.exact() ? "hint.exact" : "hint.estimate",
                        Figures.count(insight.iterations())));
        Question<S, M> question = Question.of(match, seat, new Rng(1));
        Reasons<S, M> reasons = new Reasons<>(question.match(), advice);
        for (int i = 0; i < advice.options().size(); i++) {
            Advice.Option<M> option = advice.options().get(i);
            lines.add(described(option, advice));
            reasons.of(i, question.lines(option.move())).stream()
                    .map(reason -> words.text("hint.reason", reason))
                    .forEach(lines::add);
            if (!option.later().isEmpty()) {
                lines.add(words.text("hint.line", later(option.later())));
            }
        }
        return lines;
    }

    /// A number of iterations gives the same hint on every machine, however many cores it has.
    private static int size(Pace pace) {
        return switch (pace) {
            case Pace.Time _ -> Runtime.getRuntime().availableProcessors();
            case Pace.Work _ -> 1;
            case Pace.Iterations _ -> SAME_EVERYWHERE;
        };
    }

    private String described(Advice.Option<M> option, Advice<M> advice) {
        Insight.Option prospects = option.prospects();
        String visits = Figures.count(prospects.visits());
        boolean exact = advice.insight().exact();
        String error =
                exact
                        ? ""
                        : words.text("hint.error", percent(prospects.errors().get(seat)), visits);
        String move = game.notation().text(option.move());
        return words.text("hint.option", move, percent(prospects.shares().get(seat)), error)
                + (game.setup().seats() > 2
                        ? words.text("hint.shares", shares(prospects, exact))
                        : "")
                + (advice.tellsPoints(game) ? words.text("hint.points", points(prospects)) : "");
    }

    /// What each seat may expect; with two, the other has the rest.
    private String shares(Insight.Option option, boolean exact) {
        return IntStream.range(0, option.shares().size())
                .mapToObj(each -> share(option, each, exact))
                .collect(Collectors.joining(" : "));
    }

    private String share(Insight.Option option, int of, boolean exact) {
        String share = percent(option.shares().get(of));
        return exact ? share : words.text("hint.share", share, percent(option.errors().get(of)));
    }

    private static String points(Insight.Option option) {
        return option.points().stream()
                .map(points -> Figures.decimal(points, 1))
                .collect(Collectors.joining(" : "));
    }

    private static String percent(double share) {
        return String.valueOf(Math.round(100 * share));
    }

    private String later(List<Event<M>> moves) {
        return moves.stream()
                .map(
                        next ->
                                words.text(
                                        "hint.move",
                                        next.seat() + 1,
                                        game.notation().text(next.move())))
                .collect(Collectors.joining("; "));
    }
}
