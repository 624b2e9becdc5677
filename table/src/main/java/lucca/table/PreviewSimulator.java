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

/// Plays moves of a seat where nobody sees it.
///
/// It is done on guesses of the match alone, in which all that the seat cannot know is dealt anew:
/// nothing that comes out can depend on that. What differs between the guesses would be made up, so
/// it is left out; so is what only the move itself would bring to light.
final class PreviewSimulator<S extends State<S>, M extends Move> {
    /// With so many deals hardly anything is the same by chance.
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

    /// What is seen of one guess after a move.
    private record SampleResult(Preview.Step step, Observation position, int actor) {}

    /// Plays moves until one is refused, or it is not for the seat to go on.
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
                secret ? null : first.observe(seat).view(),
                secret ? List.of() : moves(),
                secret ? null : first.scores(),
                stop());
    }

    private void play(Event<M> event) {
        boolean veiled = hasHiddenInformation();
        boolean open = first.hasPerfectInformation();
        List<SampleResult> seen = samples.stream().map(guess -> play(guess, event)).toList();
        boolean tells = first.isOver() || !open && first.hasPerfectInformation();
        secret = veiled && tells || seen.stream().distinct().count() > 1;
        Preview.Step step = seen.getFirst().step();
        steps.add(
                secret
                        ? new Preview.Step(
                                step.message(),
                                own(seen, Preview.Step::lines),
                                own(seen, Preview.Step::ledger),
                                List.of())
                        : step);
    }

    /// Whether anything is hidden from the seat.
    private boolean hasHiddenInformation() {
        return !first.observe(seat).view().equals(first.observe(Observation.REFEREE).view());
    }

    private SampleResult play(Match<S, M> guess, Event<M> event) {
        Message says = guess.game().describer().move(event.move(), guess.state());
        int lines = guess.lines().size();
        int money = guess.ledger().size();
        guess.play(event)
                .ifPresent(
                        refusal -> {
                            throw new IllegalStateException(
                                    "legality depends on hidden information: " + refusal);
                        });
        Observation position = guess.observe(seat);
        List<ScoreLine> ledger = GameView.visible(after(guess.ledger(), money), position.view());
        Preview.Step step =
                new Preview.Step(
                        says,
                        after(guess.lines(), lines),
                        ledger,
                        List.copyOf(guess.consequences(guess.log().size() - 1)));
        return new SampleResult(step, position, guess.actor());
    }

    private static List<ScoreLine> after(List<ScoreLine> lines, int before) {
        return List.copyOf(lines.subList(before, lines.size()));
    }

    /// The lines of the seat itself, as far as they are the same in all deals.
    private List<ScoreLine> own(
            List<SampleResult> seen, Function<Preview.Step, List<ScoreLine>> which) {
        return which.apply(seen.getFirst().step()).stream()
                .filter(line -> line.seat() == seat)
                .filter(
                        line ->
                                seen.stream()
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
