package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Observation;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// Simulates moves of a seat without changing the match.
///
/// The simulation runs on samples of the match in which the hidden information is redealt, so the
/// result cannot depend on the truth. Results that differ between samples are omitted, as are those
/// that only the move itself would reveal.
final class PreviewSimulator<S extends State<S>, M extends Move> {
    /// With this many deals a coincidence is very unlikely.
    private static final int DEALS = 8;

    private final int seat;
    private final List<Match<S, M>> samples;
    private final Match<S, M> first;
    private final List<Preview.Step> steps = new ArrayList<>();
    private boolean secret;

    PreviewSimulator(Match<S, M> truth, int seat) {
        this.seat = seat;
        Rng random = new Rng(seat);
        samples =
                IntStream.range(0, truth.hasPerfectInformation() ? 1 : DEALS)
                        .mapToObj(deal -> HintPosition.of(truth, seat, random).match())
                        .toList();
        first = samples.getFirst();
    }

    /// The result of a move in one sample.
    private record SampleResult(Preview.Step step, Observation position, int actor) {}

    /// Plays moves until one is refused or the seat no longer decides.
    Preview play(List<String> texts) {
        for (int i = 0; i < texts.size() && (i == 0 || stop() == null); i++) {
            try {
                M move = first.game().notation().parse(texts.get(i));
                Refusal refusal = first.refusal(new Event<>(seat, move)).orElse(null);
                if (refusal != null) {
                    return new Preview.Refused(refusal, i, moves());
                }
                play(new Event<>(seat, move));
            } catch (RefusedException e) {
                return new Preview.Refused(e.refusal(), i, moves());
            }
        }
        return new Preview.Shown(
                steps,
                secret ? null : first.observe(seat).json(),
                secret ? List.of() : moves(),
                secret ? null : first.scores(),
                stop());
    }

    private void play(Event<M> event) {
        boolean hidden = hasHiddenInformation();
        boolean open = first.hasPerfectInformation();
        List<SampleResult> results = samples.stream().map(sample -> play(sample, event)).toList();
        boolean reveals = first.isOver() || !open && first.hasPerfectInformation();
        secret = hidden && reveals || results.stream().distinct().count() > 1;
        Preview.Step step = results.getFirst().step();
        steps.add(
                secret
                        ? new Preview.Step(
                                step.message(),
                                own(results, Preview.Step::lines),
                                own(results, Preview.Step::ledger),
                                List.of())
                        : step);
    }

    private boolean hasHiddenInformation() {
        return !first.observe(seat).equals(first.observe(Observation.REFEREE));
    }

    private SampleResult play(Match<S, M> sample, Event<M> event) {
        Message description = sample.game().describer().move(event.move(), sample.state());
        int lines = sample.lines().size();
        int money = sample.ledger().size();
        sample.play(event)
                .ifPresent(
                        refusal -> {
                            throw new IllegalStateException(
                                    "legality depends on hidden information: " + refusal);
                        });
        Observation position = sample.observe(seat);
        List<ScoreLine> ledger = PositionJson.visible(after(sample.ledger(), money), position);
        Preview.Step step =
                new Preview.Step(
                        description,
                        after(sample.lines(), lines),
                        ledger,
                        List.copyOf(sample.consequences(sample.log().size() - 1)));
        return new SampleResult(step, position, sample.actor());
    }

    private static List<ScoreLine> after(List<ScoreLine> lines, int before) {
        return List.copyOf(lines.subList(before, lines.size()));
    }

    /// The lines of the seat itself that are equal in all samples.
    private List<ScoreLine> own(
            List<SampleResult> results, Function<Preview.Step, List<ScoreLine>> which) {
        return which.apply(results.getFirst().step()).stream()
                .filter(line -> line.seat() == seat)
                .filter(
                        line ->
                                results.stream()
                                        .allMatch(each -> which.apply(each.step()).contains(line)))
                .toList();
    }

    private Preview.@Nullable Stop stop() {
        if (secret) {
            return samples.stream().allMatch(Match::isOver)
                    ? Preview.Stop.OVER
                    : Preview.Stop.SECRET;
        }
        return switch (first.actor()) {
            case State.OVER -> Preview.Stop.OVER;
            case State.CHANCE -> Preview.Stop.CHANCE;
            default -> first.awaits(seat) ? null : Preview.Stop.OTHERS;
        };
    }

    private List<String> moves() {
        Notation<M> notation = first.game().notation();
        return first.legalMoves(seat).stream().map(notation::text).toList();
    }
}
