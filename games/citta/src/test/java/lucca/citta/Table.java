package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Records;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;
import lucca.engine.ScoreLine;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import lucca.testkit.Words;

/// A table at which a rulebook test plays: a position in one line or the beginning of a game, then
/// events as text records have them (`2 take A`), or as JSON records have them. Seats count from 1,
/// as in the text.
final class Table {
    static final CittaKind KIND = new CittaKind();

    /// As that of towers, but triplets have capital letters, and the name of the game begins one.
    static final String SENTENCE = "(citta |['A-Z1-9])[^{}]*[A-Za-z0-9'\")?]\\.";

    static final Words WORDS = new Words(KIND);

    private static final int FIRST_SEAT = 6;

    private final Game<CittaState, CittaMove> game;
    private final Match<CittaState, CittaMove> match;

    private Table(Game<CittaState, CittaMove> game, Match<CittaState, CittaMove> match) {
        this.game = game;
        this.match = match;
    }

    static Table at(String position) {
        Game<CittaState, CittaMove> game = game(KIND.setupOf(position));
        return new Table(game, Match.at(game, position));
    }

    /// A table before the first deal; the edition as positions begin with it: `2005 -`, `2014 c`.
    static Table start(int seats, String edition) {
        String[] words = edition.split(" ", -1);
        Map<String, String> options =
                Map.of("edition", words[0], "celebration", words[1].equals("c") ? "on" : "off");
        Game<CittaState, CittaMove> game = game(KIND.setup(seats, options));
        return new Table(game, Match.of(game));
    }

    /// A finished game: in its last round the last seat discards card 86, or with a City as the
    /// last of these quarters, T4 is laid there. Cards 86, 90, 91, 93 and T4 are used for that.
    static Table end(String edition, String... quarters) {
        int seats = (int) Arrays.stream(quarters).filter(q -> q.split(";", -1).length == 6).count();
        int rounds = Map.of(2, 7, 3, 7, 4, 6, 5, 5).getOrDefault(seats, 0);
        String all = String.join(" ", quarters);
        if (seats == 2) {
            String last = "%s %d -/-/-/90,91,T4 12:c2 - %s".formatted(edition, rounds, all);
            return at(last).play("2 city D T4");
        }
        String taken = "-/".repeat(seats) + "90,91,93";
        String order = "12345".substring(0, seats) + ":" + seats + "+86";
        return at("%s %d %s %s - %s".formatted(edition, rounds, taken, order, all))
                .play(seats + " 86 discard");
    }

    /// Demands that there is no such position, and that a whole sentence says why.
    static void unreadable(String position) {
        UnreadableException refused =
                catchThrowableOfType(UnreadableException.class, () -> at(position));
        assertThat(refused).as("no game has the position %s", position).isNotNull();
        assertThat(WORDS.text(refused.why())).matches(SENTENCE);
    }

    /// Deals the cards 1 to 4 to the first seat, 5 to 8 to the second and so on.
    Table deal() {
        for (int seat = 1; seat <= seats(); seat++) {
            int top = 4 * seat;
            play("* deal %d %d %d %d %d".formatted(seat, top - 3, top - 2, top - 1, top));
        }
        return this;
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

    /// The seat takes the triplet of this letter and discards its cards.
    Table discardAll(int seat, char letter) {
        String[] cards = triplet(letter).split(",", -1);
        play(seat + " take " + letter);
        for (String card : cards) {
            play(seat + " " + card + " discard");
        }
        return this;
    }

    /// Plays a whole round, in which everybody takes the first triplet that is left and discards
    /// it.
    Table round() {
        String order = turn().substring(0, turn().indexOf(':'));
        for (int i = 0; i < order.length(); i++) {
            discardAll(order.charAt(i) - '0', (char) ('A' + i));
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

    String field(int index) {
        List<String> fields = Arrays.asList(position().split(" ", -1));
        assertThat(fields).as("fields of %s", position()).hasSizeGreaterThan(index);
        return fields.get(index);
    }

    String triplets() {
        return field(3);
    }

    String triplet(char letter) {
        return triplets().split("/", -1)[letter - 'A'];
    }

    String turn() {
        return field(4);
    }

    /// The cards discarded so far.
    Set<String> discards() {
        return field(5).equals("-") ? Set.of() : Set.of(field(5).split(",", -1));
    }

    String quarter(int seat) {
        return field(FIRST_SEAT + seat - 1);
    }

    String construction(int seat) {
        return quarter(seat).split(";", -1)[1];
    }

    String completed(int seat) {
        return quarter(seat).split(";", -1)[2];
    }

    String opened(int seat) {
        return quarter(seat).split(";", -1)[3];
    }

    String walls(int seat) {
        return quarter(seat).split(";", -1)[4];
    }

    String towers(int seat) {
        return quarter(seat).split(";", -1)[5];
    }

    /// The City: under construction, completed and towers, separated by semicolons.
    String city() {
        return field(FIRST_SEAT + seats());
    }

    /// Who is asked: `*` for chance, the numbers of the seats, or `over`.
    String asked() {
        return switch (match.actor()) {
            case State.CHANCE -> "*";
            case State.OVER -> "over";
            default -> {
                StringBuilder seats = new StringBuilder();
                for (int seat = 0; seat < seats(); seat++) {
                    seats.append(match.asks(seat) ? String.valueOf(seat + 1) : "");
                }
                yield seats.toString();
            }
        };
    }

    /// Everything that is legal for the one who is asked.
    Set<String> legal() {
        return match.legalMoves(match.actor()).stream()
                .map(game.notation()::text)
                .collect(Collectors.toSet());
    }

    List<Integer> scores() {
        return match.scores();
    }

    /// Points that have been given or taken so far, as `seat points rule`.
    List<String> lines() {
        return sheet(match.lines());
    }

    /// The same for one rule only.
    List<String> lines(String rule) {
        return ofRule(lines(), rule);
    }

    /// The points that the end of the game would bring now by this rule.
    List<String> standing(String rule) {
        return ofRule(sheet(match.standing().lines()), rule);
    }

    /// The end reason and the numbers of the winning seats, `rounds 1`; or `goes on`.
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

    int seats() {
        return game.setup().seats();
    }

    Match<CittaState, CittaMove> match() {
        return match;
    }

    @SuppressWarnings("unchecked")
    static Game<CittaState, CittaMove> game(Setup setup) {
        return (Game<CittaState, CittaMove>) KIND.game(setup);
    }

    private static List<String> sheet(List<ScoreLine> lines) {
        return lines.stream()
                .filter(line -> line.points() != 0)
                .map(line -> "%d %+d %s".formatted(line.seat() + 1, line.points(), line.rule()))
                .toList();
    }

    private static List<String> ofRule(List<String> lines, String rule) {
        String end = " " + rule;
        return lines.stream().filter(line -> line.endsWith(end)).toList();
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
