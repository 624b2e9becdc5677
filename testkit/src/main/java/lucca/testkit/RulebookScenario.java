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

/// A match for rulebook tests. It starts from a position or the beginning of a game. Events are
/// written as in text records (`2 red c4`), or as in JSON records with single quotes. Seats count
/// from 1, as in text records.
/// @param <T> the scenario type of the game
public abstract class RulebookScenario<
        S extends State<S>, M extends Move, T extends RulebookScenario<S, M, T>> {
    /// One or more sentences without unfilled placeholders; they may begin with the name of a game.
    public static final String SENTENCE = "([a-z]+ |['A-Z1-9])[^{}]*[A-Za-z0-9é'\")?]\\.";

    private final GameTexts texts;
    private final Match<S, M> match;

    protected RulebookScenario(GameTexts gameTexts, Match<S, M> match) {
        this.texts = gameTexts;
        this.match = match;
    }

    /// This scenario, for chaining.
    protected abstract T self();

    /// Asserts that a position is refused with a full sentence that contains this part.
    protected static void unreadable(
            GameTexts gameTexts, String position, String part, ThrowingCallable reading) {
        UnreadableException refused = catchThrowableOfType(UnreadableException.class, reading);
        assertThat(refused).as("exception for the position %s", position).isNotNull();
        assertThat(gameTexts.text(refused.why())).contains(part).matches(SENTENCE);
    }

    /// Plays events, all of which must be legal.
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

    /// Plays events separated by ` > `; the last one must be refused.
    public final Refusal refusalAfter(String events) {
        List<String> all = List.of(events.split(" > ", -1));
        all.subList(0, all.size() - 1).forEach(this::play);
        return refusal(all.getLast());
    }

    /// The rule number that refuses the event.
    public final String refused(String event) {
        return refusal(event).rule();
    }

    /// The refusal of an event, which must be illegal and change nothing.
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

    /// A field of the position, by index from 0.
    public final String field(int index) {
        List<String> fields = Arrays.asList(position().split(" ", -1));
        assertThat(fields).as("fields of %s", position()).hasSizeGreaterThan(index);
        return fields.get(index);
    }

    public final int seats() {
        return match.game().setup().seats();
    }

    /// The seats that must decide: `*` for chance, the numbers of the seats, or `over`.
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

    /// All legal moves of the actor.
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

    /// The points gained or lost so far, as `seat points rule`.
    public final List<String> lines() {
        return sheet(match.lines());
    }

    /// Formats points or coins as `seat points rule`.
    protected static List<String> sheet(List<ScoreLine> lines) {
        return lines.stream()
                .filter(line -> line.points() != 0)
                .map(line -> "%d %+d %s".formatted(line.seat() + 1, line.points(), line.rule()))
                .toList();
    }

    /// The view of a viewer.
    public final Json.Obj view(int viewer) {
        return match.state().observe(viewer).json();
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
