package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Records;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import lucca.testkit.Words;

/// A table at which a rulebook test plays: a position in one line, then events as text records have
/// them (`2 red c4`), or as JSON records have them. Seats count from 1, as in the text.
final class Table {
    static final TowersKind KIND = new TowersKind();
    static final String SENTENCE = "['A-Z1-9][^{}]*[a-z0-9'\")?]\\.";
    static final Words WORDS = new Words(KIND);

    private final TowersGame game;
    private final Match<TowersState, TowersMove> match;

    private Table(TowersGame game, Match<TowersState, TowersMove> match) {
        this.game = game;
        this.match = match;
    }

    static Table at(String position) {
        TowersGame game = new TowersGame(KIND, KIND.setupOf(position));
        return new Table(game, Match.at(game, position));
    }

    /// Demands that there is no such position, and that a whole sentence with this part says why.
    static void unreadable(String position, String part) {
        UnreadableException refused =
                catchThrowableOfType(UnreadableException.class, () -> at(position));
        assertThat(refused).as("no game has the position %s", position).isNotNull();
        assertThat(WORDS.text(refused.why())).contains(part).matches(SENTENCE);
    }

    /// A table before the lot for the first turn.
    static Table start(int seats, int size) {
        Setup setup = KIND.setup(seats, Map.of("size", String.valueOf(size)));
        TowersGame game = new TowersGame(KIND, setup);
        return new Table(game, Match.of(game));
    }

    /// Plays events, each of which must be legal.
    Table play(String... events) {
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
                                                        WORDS.text(refusal.why())));
                            });
        }
        return this;
    }

    /// The number of the rule that refuses the event.
    String refused(String event) {
        return refusal(event).rule();
    }

    /// The refusal of an event that must be illegal and must change nothing.
    Refusal refusal(String event) {
        String before = position();
        Refusal refusal =
                attempt(event)
                        .orElseThrow(() -> new AssertionError(event + " is legal at " + before));
        assertThat(position()).as("a refused event changes nothing").isEqualTo(before);
        return refusal;
    }

    String position() {
        return match.position();
    }

    String city() {
        return field(0);
    }

    String colours() {
        return field(1);
    }

    String prisoners() {
        return field(3);
    }

    String turn() {
        return field(4);
    }

    /// The bricks on a lot, letters from the top; empty if there is none.
    String stack(String lot) {
        return TowersView.stack(match.state(), new City(size()).lot(lot));
    }

    int supply(Colour colour) {
        return match.state().stock.supply(colour.ordinal());
    }

    /// Who is asked: `*` for the lot, the number of a seat, or `over`.
    String asked() {
        return switch (match.actor()) {
            case State.CHANCE -> "*";
            case State.OVER -> "over";
            default -> String.valueOf(match.actor() + 1);
        };
    }

    /// Everything that is legal for the one who is asked.
    Set<String> legal() {
        return match.legalMoves(match.actor()).stream()
                .map(game.notation()::text)
                .collect(Collectors.toSet());
    }

    /// The end reason and the numbers of the winning seats, `tower 1`; or `goes on`.
    String result() {
        if (!match.isOver()) {
            return "goes on";
        }
        String seats =
                match.winners().stream()
                        .map(seat -> String.valueOf(seat + 1))
                        .collect(Collectors.joining(" "));
        return match.reason().orElse("no reason") + " " + seats;
    }

    Match<TowersState, TowersMove> match() {
        return match;
    }

    private int size() {
        return Integer.parseInt(game.setup().option("size"));
    }

    private String field(int index) {
        List<String> fields = Arrays.asList(position().split(" ", -1));
        assertThat(fields).as("fields of %s", position()).hasSize(6);
        return fields.get(index);
    }

    private Optional<Refusal> attempt(String event) {
        if (event.startsWith("{")) {
            return Optional.ofNullable(Records.play(match, Json.parse(event)));
        }
        int seat = event.startsWith("* ") ? State.CHANCE : event.charAt(0) - '1';
        try {
            return match.play(new Event<>(seat, game.notation().parse(event.substring(2))));
        } catch (RefusedException e) {
            return Optional.of(e.refusal());
        }
    }
}
