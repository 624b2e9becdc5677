package lucca.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import lucca.engine.EvaluationTerms;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.ScoreLine;
import lucca.engine.Seat;
import lucca.engine.State;

/// Explains why a move is recommended or not: what is certain, what it scores, and where the
/// position after the seat's turn is better or worse than after the other candidates, weighted by
/// their visits. Positions are compared only if the seat is still to decide after both moves or
/// after neither, and if nothing is hidden.
public final class MoveExplainer<S extends State<S>, M extends Move> {
    /// The maximum number of terms of each kind in an explanation.
    private static final int MAX_TERMS = 2;

    /// Smaller differences are left out: in points or, without points, as a part of the
    /// uncertainty.
    private static final double POINTS = 0.5;

    private static final double UNCERTAINTY = 0.05;

    /// The rounding error of sums over chance when a share is compared with 0 or 1.
    private static final double SURE = 1e-9;

    private final MoveAnalysis<M> analysis;
    private final Game<S, M> game;
    private final int seat;
    private final double minDifference;

    private final List<ResultingPosition> after;

    /// The position after a move.
    /// @param stillToMove whether it is still the seat's turn, as far as the search looked
    /// @param terms the evaluation terms of every seat; empty if positions cannot be compared
    private record ResultingPosition(boolean stillToMove, List<EvaluationTerms> terms) {
        boolean isComparable(ResultingPosition other) {
            return stillToMove == other.stillToMove && !terms.isEmpty() && !other.terms.isEmpty();
        }
    }

    /// @param match the match as the seat may assume it to be
    public MoveExplainer(Match<S, M> match, MoveAnalysis<M> moveAnalysis) {
        this.analysis = moveAnalysis;
        game = match.game();
        seat = moveAnalysis.analysis().seat();
        minDifference =
                game.evaluator().forecastsPoints()
                        ? POINTS
                        : UNCERTAINTY * game.evaluator().uncertainty(match.state());
        after =
                moveAnalysis.candidates().stream()
                        .map(candidate -> after(match, candidate))
                        .toList();
    }

    private ResultingPosition after(Match<S, M> match, MoveAnalysis.MoveCandidate<M> candidate) {
        Match<S, M> ahead = match.upTo(match.log().size());
        play(ahead, new Event<>(seat, candidate.move()));
        candidate.continuation().stream()
                .takeWhile(next -> next.seat() == seat)
                .forEach(next -> play(ahead, next));
        boolean known = match.hasPerfectInformation() && !ahead.isOver();
        return new ResultingPosition(ahead.awaits(seat), known ? terms(ahead.state()) : List.of());
    }

    private List<EvaluationTerms> terms(S state) {
        List<EvaluationTerms> all = new ArrayList<>();
        for (int who = 0; who < game.setup().seats(); who++) {
            EvaluationTerms evaluationTerms = new EvaluationTerms();
            game.evaluator().explain(state, who, evaluationTerms);
            all.add(evaluationTerms);
        }
        return all.get(seat).names().isEmpty() ? List.of() : all;
    }

    private static <S extends State<S>, M extends Move> void play(
            Match<S, M> match, Event<M> event) {
        match.play(event)
                .ifPresent(
                        refusal -> {
                            throw new IllegalArgumentException("no legal line: " + refusal);
                        });
    }

    /// The reasons for or against one of the candidates.
    /// @param gains the points that the move is known to score, whatever is hidden
    public List<Message> explain(int index, List<ScoreLine> gains) {
        List<Message> reasons = new ArrayList<>();
        double share = analysis.candidates().get(index).estimate().shares().get(seat);
        if (analysis.analysis().exact() && Math.min(share, 1 - share) < SURE) {
            reasons.add(Message.of(share > SURE ? "reason.win" : "reason.loss"));
        }
        gains.stream()
                .filter(line -> line.seat() == seat && line.points() != 0)
                .map(
                        line ->
                                Message.of(
                                        "reason.scores",
                                        signed(line.points()),
                                        line.why(),
                                        line.rule()))
                .forEach(reasons::add);
        double others = others(index);
        if (others > 0) {
            compare(index, others, reasons);
        }
        if (after.size() > 1 && analysis.showsPoints(game)) {
            addPointsReason(index, reasons);
        }
        return reasons;
    }

    /// The visits of the other candidates that can be compared.
    private double others(int index) {
        double visits = 0;
        for (int i = 0; i < after.size(); i++) {
            visits += isOther(i, index) ? visits(i) : 0;
        }
        return visits;
    }

    private boolean isOther(int i, int index) {
        return i != index && after.get(i).isComparable(after.get(index));
    }

    private double visits(int index) {
        return Math.max(1, analysis.candidates().get(index).estimate().visits());
    }

    private void compare(int index, double others, List<Message> reasons) {
        List<Difference> own = differences(index, others, seat);
        addReason("reason.better", own, Difference::more, reasons);
        addReason("reason.worse", own, Difference::less, reasons);
        for (int rival = 0; rival < game.setup().seats(); rival++) {
            List<Message> worst =
                    rival == seat
                            ? List.of()
                            : messages(differences(index, others, rival), Difference::less);
            if (!worst.isEmpty()) {
                reasons.add(Message.of("reason.rival", new Seat(rival), worst.getFirst()));
            }
        }
    }

    /// The difference of an evaluation term to the other candidates.
    private record Difference(String term, double more) {
        double less() {
            return -more;
        }
    }

    private List<Difference> differences(int index, double others, int who) {
        EvaluationTerms more = new EvaluationTerms();
        more.add(after.get(index).terms().get(who), 1);
        for (int i = 0; i < after.size(); i++) {
            if (isOther(i, index)) {
                more.add(after.get(i).terms().get(who), -visits(i) / others);
            }
        }
        return more.names().stream().map(name -> new Difference(name, more.value(name))).toList();
    }

    /// Adds the difference in expected final points to the other candidates.
    private void addPointsReason(int index, List<Message> reasons) {
        double visits = 0;
        double points = 0;
        for (int i = 0; i < after.size(); i++) {
            double weight = i == index ? 0 : visits(i);
            visits += weight;
            points += weight * points(i);
        }
        double more = points(index) - points / visits;
        if (Math.abs(more) >= POINTS) {
            int rounded = (int) Math.round(Math.abs(more));
            reasons.add(Message.of(more > 0 ? "reason.more" : "reason.fewer", rounded));
        }
    }

    private double points(int index) {
        return analysis.candidates().get(index).estimate().points().get(seat);
    }

    private void addReason(
            String key,
            List<Difference> all,
            ToDoubleFunction<Difference> size,
            List<Message> reasons) {
        List<Message> terms = messages(all, size);
        if (!terms.isEmpty()) {
            reasons.add(Message.of(key, terms));
        }
    }

    /// The terms with the largest differences.
    private List<Message> messages(List<Difference> all, ToDoubleFunction<Difference> size) {
        return all.stream()
                .filter(each -> size.applyAsDouble(each) >= minDifference)
                .sorted(Comparator.comparingDouble(size).reversed())
                .limit(MAX_TERMS)
                .map(this::message)
                .toList();
    }

    private Message message(Difference each) {
        Message name = Message.of(each.term());
        return game.evaluator().forecastsPoints()
                ? Message.of("reason.worth", name, signed(each.more()))
                : name;
    }

    private static String signed(double number) {
        return (number < 0 ? "−" : "+") + Math.round(Math.abs(number));
    }
}
