package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.ScoreLine;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/// A table at which a rulebook test plays: a position in one line or the beginning of a game, then
/// events as text records have them (`2 red c4`), or as JSON records have them, with single quotes.
/// Seats count from 1, as in the text.
/// @param <T> the table of the game
public abstract class RulebookScenario<
        S extends State<S>, M extends Move, T extends RulebookScenario<S, M, T>> {
    /// One sentence or more, with nothing left out of them; the name of a game may begin one.
    public static final String SENTENCE = "([a-z]+ |['A-Z1-9])[^{}]*[A-Za-z0-9é'\")?]\\.";

    private final GameTexts texts;
    private final Match<S, M> match;

    protected RulebookScenario(GameTexts gameTexts, Match<S, M> match) {
        this.texts = gameTexts;
        this.match = match;
    }

    /// This table, as its own game knows it.
    protected abstract T self();

    /// Demands that there is no such position, and that a whole sentence with this part says why.
    protected static void unreadable(
            GameTexts gameTexts, String position, String part, ThrowingCallable reading) {
        UnreadableException refused = catchThrowableOfType(UnreadableException.class, reading);
        assertThat(refused).as("no game has the position %s", position).isNotNull();
        assertThat(gameTexts.text(refused.why())).contains(part).matches(SENTENCE);
    }

    /// Plays events, each of which must be legal.
    public final T play(String... events) {
        for (String event : events) {
            attempt(event)
                    .ifPresent(
                            refusal -> {
                                throw new AssertionError(
                                        "%s at %s is refused by %s: %s"
                                                .formatted(
                                                        event,
                                                        position(),
                                                        refusal.rule(),
                                                        texts.text(refusal.why())));
                            });
        }
        return self();
    }

    /// Plays events, separated by ` > `, of which the last must be refused.
    public final Refusal refusalAfter(String events) {
        List<String> all = List.of(events.split(" > ", -1));
        all.subList(0, all.size() - 1).forEach(this::play);
        return refusal(all.getLast());
    }

    /// The number of the rule that refuses the event.
    public final String refused(String event) {
        return refusal(event).rule();
    }

    /// The refusal of an event that must be illegal and must change nothing.
    public final Refusal refusal(String event) {
        String before = position();
        Refusal refusal =
                attempt(event)
                        .orElseThrow(() -> new AssertionError(event + " is legal at " + before));
        assertThat(position()).as("a refused event changes nothing").isEqualTo(before);
        return refusal;
    }

    public final Match<S, M> match() {
        return match;
    }

    public final String position() {
        return match.position();
    }

    /// A field of the position, counted from 0.
    public final String field(int index) {
        List<String> fields = Arrays.asList(position().split(" ", -1));
        assertThat(fields).as("fields of %s", position()).hasSizeGreaterThan(index);
        return fields.get(index);
    }

    public final int seats() {
        return match.game().setup().seats();
    }

    /// Who is asked: `*` for chance, the numbers of the seats, or `over`.
    public final String asked() {
        return switch (match.actor()) {
            case State.CHANCE -> "*";
            case State.OVER -> "over";
            default ->
                    IntStream.range(0, seats())
                            .filter(match::awaits)
                            .mapToObj(seat -> String.valueOf(seat + 1))
                            .collect(Collectors.joining());
        };
    }

    /// Everything that is legal for the one who is asked.
    public final Set<String> legal() {
        return match.legalMoves(match.actor()).stream()
                .map(match.game().notation()::text)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The end reason and the numbers of the winning seats, `tower 1`; or `goes on`.
    public final String result() {
        if (!match.isOver()) {
            return "goes on";
        }
        String seats =
                match.winners().stream()
                        .map(seat -> String.valueOf(seat + 1))
                        .collect(Collectors.joining(" "));
        return match.reason().orElse("no reason") + " " + seats;
    }

    public final List<Integer> scores() {
        return match.scores();
    }

    /// Points that have been given or taken so far, as `seat points rule`.
    public final List<String> lines() {
        return sheet(match.lines());
    }

    /// Points or coins, as `seat points rule`.
    protected static List<String> sheet(List<ScoreLine> lines) {
        return lines.stream()
                .filter(line -> line.points() != 0)
                .map(line -> "%d %+d %s".formatted(line.seat() + 1, line.points(), line.rule()))
                .toList();
    }

    /// What a viewer sees.
    public final Json.Obj view(int viewer) {
        return match.state().observe(viewer).view();
    }

    private Optional<Refusal> attempt(String event) {
        if (event.startsWith("{")) {
            return Optional.ofNullable(
                    JsonRecord.play(match, Json.parse(event.replace('\'', '"'))));
        }
        int seat = event.startsWith("* ") ? State.CHANCE : event.charAt(0) - '1';
        try {
            return match.play(new Event<>(seat, match.game().notation().parse(event.substring(2))));
        } catch (RefusedException e) {
            return Optional.of(e.refusal());
        }
    }
}
