package lucca.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.arena.MoveAnalysis;
import lucca.arena.MoveExplainer;
import lucca.arena.RootParallelSearch;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.bots.StepAnalysis;
import lucca.cli.text.NumberFormatter;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.table.HintPosition;

/// An analysis of a decision by the strongest bot, in words. It sees what the deciding seat sees.
final class BotHint<S extends State<S>, M extends Move> {
    private static final int OPTIONS = 5;
    private static final int DETERMINISTIC_SIZE = 2;

    private final Match<S, M> match;
    private final Game<S, M> game;
    private final MessageCatalogue words;
    private final int seat;

    BotHint(Match<S, M> match, MessageCatalogue words) {
        this.match = match;
        this.words = words;
        game = match.game();
        seat = match.actor();
    }

    /// Searches, then describes the best moves, each with its expected result and likely
    /// continuation.
    List<String> lines(ThinkingLimit thinkingLimit, Rng random) {
        RootParallelSearch<S> rootParallelSearch =
                new RootParallelSearch<>(() -> BotKind.createAdviser(game), size(thinkingLimit));
        StepAnalysis analysis =
                rootParallelSearch.analyse(
                        new SeatView<>(match.state(), seat), thinkingLimit.startBudget(), random);
        MoveAnalysis<M> moveAnalysis = MoveAnalysis.of(match, analysis, OPTIONS);
        if (analysis.candidates().size() == 1 && match.legalMoves(seat).size() == 1) {
            return List.of(
                    words.text(
                            "hint.only",
                            game.notation().text(moveAnalysis.candidates().getFirst().move())));
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        analysis.exact() ? "hint.exact" : "hint.estimate",
                        NumberFormatter.count(analysis.iterations())));
        HintPosition<S, M> hintPosition = HintPosition.of(match, seat, new Rng(1));
        MoveExplainer<S, M> moveExplainer = new MoveExplainer<>(hintPosition.match(), moveAnalysis);
        for (int i = 0; i < moveAnalysis.candidates().size(); i++) {
            MoveAnalysis.MoveCandidate<M> candidate = moveAnalysis.candidates().get(i);
            lines.add(described(candidate, moveAnalysis));
            moveExplainer.explain(i, hintPosition.lines(candidate.move())).stream()
                    .map(reason -> words.text("hint.reason", reason))
                    .forEach(lines::add);
            if (!candidate.continuation().isEmpty()) {
                lines.add(words.text("hint.line", continuation(candidate.continuation())));
            }
        }
        return lines;
    }

    /// The number of parallel searches. With a limit on iterations it is fixed, so that the hint is
    /// the same on every machine.
    private static int size(ThinkingLimit thinkingLimit) {
        return switch (thinkingLimit) {
            case ThinkingLimit.WallClock _ -> Runtime.getRuntime().availableProcessors();
            case ThinkingLimit.CpuTime _ -> 1;
            case ThinkingLimit.Iterations _ -> DETERMINISTIC_SIZE;
        };
    }

    private String described(
            MoveAnalysis.MoveCandidate<M> candidate, MoveAnalysis<M> moveAnalysis) {
        StepAnalysis.Candidate prospects = candidate.estimate();
        String visits = NumberFormatter.count(prospects.visits());
        boolean exact = moveAnalysis.analysis().exact();
        String error =
                exact
                        ? ""
                        : words.text("hint.error", percent(prospects.errors().get(seat)), visits);
        String move = game.notation().text(candidate.move());
        return words.text("hint.option", move, percent(prospects.shares().get(seat)), error)
                + (game.setup().seats() > 2
                        ? words.text("hint.shares", shares(prospects, exact))
                        : "")
                + (moveAnalysis.showsPoints(game)
                        ? words.text("hint.points", points(prospects))
                        : "");
    }

    /// The expected shares of all seats. With two seats only that of the deciding seat, because the
    /// other has the rest.
    private String shares(StepAnalysis.Candidate candidate, boolean exact) {
        return IntStream.range(0, candidate.shares().size())
                .mapToObj(each -> share(candidate, each, exact))
                .collect(Collectors.joining(" : "));
    }

    private String share(StepAnalysis.Candidate candidate, int of, boolean exact) {
        String share = percent(candidate.shares().get(of));
        return exact ? share : words.text("hint.share", share, percent(candidate.errors().get(of)));
    }

    private static String points(StepAnalysis.Candidate candidate) {
        return candidate.points().stream()
                .map(points -> NumberFormatter.decimal(points, 1))
                .collect(Collectors.joining(" : "));
    }

    private static String percent(double share) {
        return String.valueOf(Math.round(100 * share));
    }

    private String continuation(List<Event<M>> moves) {
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
