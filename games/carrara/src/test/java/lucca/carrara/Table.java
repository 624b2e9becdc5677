package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.MoveList;
import lucca.engine.Records;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.ScoreLine;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import lucca.testkit.Words;

/// A table at which a rulebook test plays: a position in one line or the beginning of a game, then
/// events as text records have them (`2 buy`), or as JSON records have them, with single quotes.
/// Seats count from 1, as in the text.
final class Table {
    static final CarraraKind KIND = new CarraraKind();

    /// One sentence or more, with nothing left out of them.
    static final String SENTENCE = "(carrara |['A-Z1-9])[^{}]*[A-Za-z0-9é'\")?]\\.";

    static final Words WORDS = new Words(KIND);

    private static final int FIRST_SEAT = 8;

    private final Game<CarraraState, CarraraMove> game;
    private final Match<CarraraState, CarraraMove> match;

    private Table(Game<CarraraState, CarraraMove> game, Match<CarraraState, CarraraMove> match) {
        this.game = game;
        this.match = match;
    }

    static Table at(String position) {
        Game<CarraraState, CarraraMove> game = game(KIND.setupOf(position));
        return new Table(game, Match.at(game, position));
    }

    /// A table before the first event of a game; options as `expansion=on top=2`.
    static Table start(int seats, String options) {
        Map<String, String> chosen =
                Arrays.stream(options.split(" ", -1))
                        .filter(word -> !word.isEmpty())
                        .map(word -> word.split("=", -1))
                        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
        Game<CarraraState, CarraraMove> game = game(KIND.setup(seats, chosen));
        return new Table(game, Match.of(game));
    }

    /// Demands that there is no such position, and that a whole sentence says why.
    static void unreadable(String position) {
        UnreadableException refused =
                catchThrowableOfType(UnreadableException.class, () -> at(position));
        assertThat(refused).as("no game has the position %s", position).isNotNull();
        assertThat(WORDS.text(refused.why())).matches(SENTENCE);
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

    /// Plays the first of all chance outcomes.
    Table chance() {
        CarraraMove outcome =
                match.compose(
                        State.CHANCE,
                        (state, seat) -> {
                            MoveList outcomes = new MoveList();
                            state.legalMoves(outcomes);
                            return outcomes.get(0);
                        });
        match.play(new Event<>(State.CHANCE, outcome));
        return this;
    }

    /// The seat has a turn in which it buys something or other.
    Table buy(int seat) {
        play(seat + " buy");
        if (asked().equals("*")) {
            chance();
        }
        if (turn().startsWith("take")) {
            play(seat + " " + legal().iterator().next());
        }
        return play(seat + " end");
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

    String field(int index) {
        List<String> fields = Arrays.asList(position().split(" ", -1));
        assertThat(fields).as("fields of %s", position()).hasSizeGreaterThan(index);
        return fields.get(index);
    }

    String turn() {
        return field(2);
    }

    String ending() {
        return field(3);
    }

    String wheel() {
        return field(4);
    }

    Set<String> display() {
        return field(5).equals("-") ? Set.of() : new TreeSet<>(Set.of(field(5).split(",", -1)));
    }

    String forSale() {
        return field(7);
    }

    /// One of the eight parts of a seat, counted from 0.
    private String part(int seat, int index) {
        return field(FIRST_SEAT + seat - 1).split(";", -1)[index];
    }

    int points(int seat) {
        return match.scores().get(seat - 1);
    }

    int coins(int seat) {
        return Integer.parseInt(part(seat, 1));
    }

    String blocks(int seat) {
        return part(seat, 2);
    }

    String objects(int seat) {
        return part(seat, 3);
    }

    String buildings(int seat) {
        return part(seat, 4);
    }

    /// The types and categories that the seat has scored.
    String scored(int seat) {
        return part(seat, 5);
    }

    String cities(int seat) {
        return part(seat, 6);
    }

    String tiles(int seat) {
        return part(seat, 7);
    }

    /// Who is asked: `*` for chance, the number of the seat, or `over`.
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
                .collect(Collectors.toCollection(TreeSet::new));
    }

    List<Integer> scores() {
        return match.scores();
    }

    /// Points that have been given so far, as `seat points rule`.
    List<String> lines() {
        return sheet(match.lines());
    }

    /// Coins that were got or paid so far, as `seat coins rule`.
    List<String> ledger() {
        return sheet(match.ledger());
    }

    /// What the score of the seat would be if the game ended now.
    int standing(int seat) {
        return match.standing().scores().get(seat - 1);
    }

    /// The lines that the end would add for the seat now, as `seat points rule`.
    List<String> standingLines(int seat) {
        return sheet(match.standing().lines()).stream()
                .filter(line -> line.startsWith(seat + " "))
                .toList();
    }

    /// What the end would give the seat now, part by part: `+5 1 pair × 5: book book`.
    List<String> standingParts(int seat) {
        return match.standing().lines().stream()
                .filter(line -> line.seat() == seat - 1)
                .flatMap(line -> line.parts().stream())
                .map(
                        part ->
                                "%+d %s: %s"
                                        .formatted(
                                                part.points(),
                                                WORDS.text(part.why()),
                                                String.join(" ", part.pieces())))
                .toList();
    }

    /// The end reason and the numbers of the winning seats, `buildings 1`; or `goes on`.
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

    /// What a viewer sees.
    Json.Obj view(int viewer) {
        return match.state().observe(viewer).view();
    }

    /// What the seat has of the three objectives and needs, as `have/need have/need have/need`.
    String objectives(int seat) {
        Json.Obj shown =
                (Json.Obj) ((Json.Arr) Json.of(view(seat - 1).get("seats"))).items().get(seat - 1);
        return ((Json.Arr) Json.of(shown.get("objectives")))
                .items().stream()
                        .map(Json.Obj.class::cast)
                        .map(one -> one.get("have") + "/" + one.get("need"))
                        .collect(Collectors.joining(" "));
    }

    Match<CarraraState, CarraraMove> match() {
        return match;
    }

    @SuppressWarnings("unchecked")
    static Game<CarraraState, CarraraMove> game(Setup setup) {
        return (Game<CarraraState, CarraraMove>) KIND.game(setup);
    }

    private static List<String> sheet(List<ScoreLine> lines) {
        return lines.stream()
                .filter(line -> line.points() != 0)
                .map(line -> "%d %+d %s".formatted(line.seat() + 1, line.points(), line.rule()))
                .toList();
    }

    private Optional<Refusal> attempt(String event) {
        if (event.startsWith("{")) {
            return Optional.ofNullable(Records.play(match, Json.parse(event.replace('\'', '"'))));
        }
        int seat = event.startsWith("* ") ? State.CHANCE : event.charAt(0) - '1';
        try {
            return match.play(new Event<>(seat, game.notation().parse(event.substring(2))));
        } catch (RefusedException e) {
            return Optional.of(e.refusal());
        }
    }
}
