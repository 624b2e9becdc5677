package lucca.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Merits;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.ScoreLine;
import lucca.engine.State;

/// Why a move is advised, or another rather than it: what is sure, what it scores, and in what the
/// position after the seat's turn is better or worse than after the other moves that are told, each
/// counted as often as the search took it. Positions are compared only if the seat
/// is still asked after both moves or after neither, and if nothing is hidden.
public final class Reasons<S extends State<S>, M extends Move> {
    /// So many merits are told of a kind.
    private static final int MOST = 2;

    /// Less is not worth telling: points, or without points this part of a doubt.
    private static final double POINTS = 0.5;

    private static final double DOUBT = 0.05;

    /// As near to all or nothing of the win as sums over chance come by rounding.
    private static final double SURE = 1e-9;

    private final Advice<M> advice;
    private final Game<S, M> game;
    private final int seat;
    private final double least;

    private final List<After> after;

    /// What comes of a move.
    /// @param goesOn whether it is still the seat's turn, as far as the search looked
    /// @param merits of every seat; none if nothing can be said
    private record After(boolean goesOn, List<Merits> merits) {
        boolean isLike(After other) {
            return goesOn == other.goesOn && !merits.isEmpty() && !other.merits.isEmpty();
        }
    }

    /// @param match as it may be as far as the seat knows
    public Reasons(Match<S, M> match, Advice<M> advice) {
        this.advice = advice;
        game = match.game();
        seat = advice.insight().seat();
        least =
                game.judgement().countsPoints()
                        ? POINTS
                        : DOUBT * game.judgement().doubt(match.state());
        after = advice.options().stream().map(option -> after(match, option)).toList();
    }

    private After after(Match<S, M> match, Advice.Option<M> option) {
        Match<S, M> ahead = match.upTo(match.log().size());
        play(ahead, new Event<>(seat, option.move()));
        option.later().stream()
                .takeWhile(next -> next.seat() == seat)
                .forEach(next -> play(ahead, next));
        boolean known = match.isOpen() && !ahead.isOver();
        return new After(ahead.asks(seat), known ? merits(ahead.state()) : List.of());
    }

    private List<Merits> merits(S state) {
        List<Merits> all = new ArrayList<>();
        for (int who = 0; who < game.setup().seats(); who++) {
            Merits merits = new Merits();
            game.judgement().merits(state, who, merits);
            all.add(merits);
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

    /// The reasons for or against one of the moves.
    /// @param brings the points that it is known to bring, whatever the seat does not know
    public List<Message> of(int option, List<ScoreLine> brings) {
        List<Message> reasons = new ArrayList<>();
        double share = advice.options().get(option).prospects().shares().get(seat);
        if (advice.insight().exact() && Math.min(share, 1 - share) < SURE) {
            reasons.add(Message.of(share > SURE ? "reason.win" : "reason.loss"));
        }
        brings.stream()
                .filter(line -> line.seat() == seat && line.points() != 0)
                .map(
                        line ->
                                Message.of(
                                        "reason.scores",
                                        signed(line.points()),
                                        line.why(),
                                        line.rule()))
                .forEach(reasons::add);
        double others = others(option);
        if (others > 0) {
            compare(option, others, reasons);
        }
        if (after.size() > 1 && advice.tellsPoints(game)) {
            tellPoints(option, reasons);
        }
        return reasons;
    }

    /// How often the search took other moves that can be compared.
    private double others(int option) {
        double visits = 0;
        for (int i = 0; i < after.size(); i++) {
            visits += isOther(i, option) ? visits(i) : 0;
        }
        return visits;
    }

    private boolean isOther(int i, int option) {
        return i != option && after.get(i).isLike(after.get(option));
    }

    private double visits(int option) {
        return Math.max(1, advice.options().get(option).prospects().visits());
    }

    private void compare(int option, double others, List<Message> reasons) {
        List<Difference> own = differences(option, others, seat);
        tell("reason.better", own, Difference::more, reasons);
        tell("reason.worse", own, Difference::less, reasons);
        for (int rival = 0; rival < game.setup().seats(); rival++) {
            List<Message> worst =
                    rival == seat
                            ? List.of()
                            : told(differences(option, others, rival), Difference::less);
            if (!worst.isEmpty()) {
                reasons.add(Message.of("reason.rival", rival + 1, worst.getFirst()));
            }
        }
    }

    /// By how much a merit is more than after the other moves.
    private record Difference(String merit, double more) {
        double less() {
            return -more;
        }
    }

    private List<Difference> differences(int option, double others, int who) {
        Merits more = new Merits();
        more.add(after.get(option).merits().get(who), 1);
        for (int i = 0; i < after.size(); i++) {
            if (isOther(i, option)) {
                more.add(after.get(i).merits().get(who), -visits(i) / others);
            }
        }
        return more.names().stream().map(name -> new Difference(name, more.worth(name))).toList();
    }

    /// Tells how many points more or fewer than with the other moves the seat may expect at the
    /// end.
    private void tellPoints(int option, List<Message> reasons) {
        double visits = 0;
        double points = 0;
        for (int i = 0; i < after.size(); i++) {
            double weight = i == option ? 0 : visits(i);
            visits += weight;
            points += weight * points(i);
        }
        double more = points(option) - points / visits;
        if (Math.abs(more) >= POINTS) {
            int whole = (int) Math.round(Math.abs(more));
            reasons.add(Message.of(more > 0 ? "reason.more" : "reason.fewer", whole));
        }
    }

    private double points(int option) {
        return advice.options().get(option).prospects().points().get(seat);
    }

    private void tell(
            String key,
            List<Difference> all,
            ToDoubleFunction<Difference> size,
            List<Message> reasons) {
        List<Message> told = told(all, size);
        if (!told.isEmpty()) {
            reasons.add(Message.of(key, told));
        }
    }

    /// The largest few.
    private List<Message> told(List<Difference> all, ToDoubleFunction<Difference> size) {
        return all.stream()
                .filter(each -> size.applyAsDouble(each) >= least)
                .sorted(Comparator.comparingDouble(size).reversed())
                .limit(MOST)
                .map(this::told)
                .toList();
    }

    private Message told(Difference each) {
        Message name = Message.of(each.merit());
        return game.judgement().countsPoints()
                ? Message.of("reason.worth", name, signed(each.more()))
                : name;
    }

    private static String signed(double number) {
        return (number < 0 ? "−" : "+") + Math.round(Math.abs(number));
    }
}
