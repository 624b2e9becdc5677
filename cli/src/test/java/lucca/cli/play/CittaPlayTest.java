package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.AnsiStyler;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("play citta")
class CittaPlayTest {
    private static final ThinkingLimit PACE = new ThinkingLimit.Iterations(100);

    private static final String PASS = "Pass the keyboard to seat ";
    private static final String ENTER = "then press Enter. ";
    private static final String REVEAL = "  Seat 1 (Guinigi, ";

    /// The complete turn of the rules page (C3.2 to C3.5).
    private static final String TURN =
            "2014 - 4 54,88,T2/13,37,79/26,61,70/8,45,66/- 3124:1 27,50,T1 "
                    + "5;11,40,18+5;-;2,16,31,59;7;- 3;29,36;17,24,32,75;-;-;- "
                    + "-3;95+12,48;-;-;3,10;T3 0;20+93;-;-;14,15,19;-";

    /// The City of the rules page (C5.2 to C5.4).
    private static final String CITY =
            "2014 - 4 23,53,T1/-/6,70,82/- 12:c1 - 4;1,8;-;-;-;- 7;4;3,10,24,25,32;-;-;- "
                    + "39,17,60,46;2,9,16,30,31;-";

    /// Seat 1 has one palace for wild cards.
    private static final String WILD =
            "2014 c 2 9,W10,W20/1,3,T1/6,70,35/-/12,13,15/80,T3,94 21345:1 4,5,7 0;51;-;-;-;- "
                    + "5;58;97,82,60;-;-;- 0;22;-;-;-;- 0;29;-;-;-;- 0;37+98,W500;-;-;-;-";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final List<Json> events = new ArrayList<>();
    private int turns;

    @ParameterizedTest
    @CsvSource({"2, off", "3, off", "4, off", "5, on"})
    @DisplayName("plays a whole game of a person against bots, and the sheet explains its points")
    void wholeGame(int seats, String celebration) {
        String text = play(seats, celebration, "2");
        assertThat(text).doesNotContain(PASS, "Not allowed", "is not a move");
        assertThat(text.lines())
                .containsSubsequence(
                        "Dealt to seat 1 (Guinigi, random): four cards",
                        "Seat 1 (Guinigi, random)",
                        "Seat 2 (Buonvisi, you)");
        assertThat(text)
                .contains("The game is over: after the last round ")
                .containsPattern("\n {2}round [1-7] +[-+]?[0-9]+ {2}C[0-9.]+ {2}");
        assertThat(turns).isGreaterThan(20);
    }

    @Test
    @DisplayName("shows no card of another hand before the reveal")
    void hidden() {
        String before = beforeReveal(play(5, "off", "3"));
        for (int seat = 0; seat < 5; seat++) {
            for (String card : dealtTo(seat)) {
                assertThat(mentions(before, card)).as(card).isEqualTo(seat == 2);
            }
        }
    }

    @Test
    @DisplayName("hides the choices of people who share a terminal")
    void keyboardIsPassed() {
        List<String> scenes = List.of(beforeReveal(play(3, "off", "1,2")).split(PASS, -1));
        assertThat(scenes).hasSize(3);
        List<List<String>> hands = List.of(dealtTo(0), dealtTo(1), dealtTo(2));
        assertThat(scenes.get(1)).startsWith("1 (Guinigi, human), " + ENTER);
        assertThat(scenes.get(2)).startsWith("2 (Buonvisi, human), " + ENTER);
        for (int scene = 0; scene < 3; scene++) {
            for (int seat = 0; seat < 3; seat++) {
                String text = scenes.get(scene);
                boolean own = seat == scene - 1;
                assertThat(hands.get(seat)).allMatch(card -> mentions(text, card) == own);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "b; take B",
                "TAKE b; take B",
                "a/54 p; 54b palace",
                "a/54B PAL; 54b palace",
                "a/54 w; 54b wall",
                "a/play 88y d; 88y discard",
                "a/t2 t; T2 tower",
            })
    @DisplayName("takes abbreviated moves and the labels of the board")
    void shortForms(String typed, String described) {
        assertThat(at(TURN, "1,2,3,4", typed.replace('/', '\n')))
                .contains("\nSeat 1 (Guinigi, human): " + described + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "w10 p; W10* palace red",
                "W10* r; W10* palace red",
                "w10 red; W10* palace red",
                "w10 w; W10* wall",
                "w10 palace r; W10* palace red",
            })
    @DisplayName("needs no colour for a wild card if there is only one palace")
    void wildCard(String typed, String described) {
        assertThat(at(WILD, "1,2,3,4,5", "a\n" + typed))
                .contains("\nSeat 1 (Guinigi, human): " + described + "\n");
    }

    @Test
    @DisplayName("opens a palace by its colour alone, but b is a triplet")
    void openPalace() {
        String opening = TURN.replace("3124:1", "1234:2");
        assertThat(at(opening, "1,2,3,4", "moves\ng\n"))
                .contains(
                        "\nopen: green\ntake: A, B, C, D\nSeat 2 (Buonvisi, human), open palace",
                        "\nSeat 2 (Buonvisi, human): open green\n  0 for seat 2");
        assertThat(at(opening, "1,2,3,4", "r\n"))
                .contains("Not allowed by C3.2: Your red palace is not completed yet.");
    }

    @Test
    @DisplayName("finds the triplet of a card for the City")
    void city() {
        assertThat(at(CITY, "1,2", "34\n82g\n53\n").lines())
                .containsSubsequence(
                        "city A: 23, 53, T1",
                        "city C: 6, 70, 82",
                        "Seat 1 (Guinigi, human), choose a card for the City: 34",
                        "'34' is not a move. Name a card for the City and its triplet, such as 'city A",
                        "  9'. 'help' lists the commands.",
                        "Seat 1 (Guinigi, human): city C 82g",
                        "  The City completes a green palace.",
                        "city A: 23, 53, T1",
                        "Seat 2 (Buonvisi, human): city A 53g");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "54; '54' is not a move. Name a card and what it becomes, such as '12 palace'",
                "54 x; Not allowed by C3.4: A card cannot be played as 'x'.",
                "88 p; Not allowed by C3.4: The card 88 cannot be played on a palace",
                "13 w; Not allowed by C3.2: Card 13 is not one of the cards that you have to play.",
                "a; 'a' is not a move. Name a card",
                "scroe; There is no 'scroe'; did you mean 'score'?",
            })
    @DisplayName("explains why a card cannot be played")
    void refusals(String typed, String answer) {
        assertThat(at(TURN, "1,2,3,4", "a\n" + typed).replaceAll("\\s+", " ")).contains(answer);
    }

    @Test
    @DisplayName("ends with the winner and the tie-break (C4.4)")
    void end() {
        String last = "2014 - 7 -/-/-/5,12,T1 312:2+84 - 4;41;-;-;-;- 4;58+85;-;-;-;- 1;62;-;-;-;-";
        assertThat(at(last, "2", "84 d\n").replaceAll("\\s+", " "))
                .contains(
                        "The game is over: after the last round seat 2 (Buonvisi, you) has the most"
                                + " points, 7 (C4.4). You win!");
        String tied = last.replace("4;41;", "7;41;").replace("1;62;", "1;89+62;");
        assertThat(at(tied, "2", "84 d\n").replaceAll("\\s+", " "))
                .contains(
                        "seat 3 (Cenami, random) is tied at 4 points and wins with the highest street number, 89"
                                + " (C4.4). You lose; the winner is seat 3 (Cenami, random).");
    }

    private static String at(String position, String human, String typed) {
        CliResult cliResult =
                CliResult.runWithInput(
                        typed,
                        "play",
                        "citta",
                        "--bot",
                        "random",
                        "--human",
                        human,
                        "--position",
                        position);
        assertThat(cliResult.err()).isEmpty();
        return cliResult.out();
    }

    /// Returns the output of a game in which these people play random legal moves.
    private String play(int seats, String celebration, String human) {
        GameKind kind = GameKinds.named("citta");
        return play(kind.game(kind.setup(seats, Map.of("celebration", celebration))), human);
    }

    private <S extends State<S>, M extends Move> String play(Game<S, M> game, String human) {
        Match<S, M> match = Match.of(game);
        PrintStream printer = new PrintStream(out, false, StandardCharsets.UTF_8);
        OnDemandInputStream person = new OnDemandInputStream(() -> nextInput(match));
        Terminal terminal = new Terminal(person, printer, printer, false, false, false, Map.of());
        int seats = game.setup().seats();
        var persons = SeatAssignment.humans(human, seats);
        SeatAssignment seatAssignment =
                new SeatAssignment(
                        persons, Collections.nCopies(seats - persons.size(), BotKind.RANDOM));
        MatchPresentation<S, M> matchPresentation =
                MatchPresentation.of(match, seatAssignment, new AnsiStyler(false), 80);
        new TerminalPlaySession<>(
                        terminal,
                        matchPresentation,
                        new MatchSaver(match, null, null, false),
                        5,
                        PACE,
                        0)
                .run();
        events.addAll(JsonRecord.events(match));
        return written();
    }

    private <S extends State<S>, M extends Move> @Nullable String nextInput(Match<S, M> match) {
        if (match.isOver()) {
            return null;
        }
        if (written().endsWith(ENTER)) {
            return "";
        }
        List<M> moves = match.legalMoves(match.actor());
        return match.game().notation().text(moves.get(turns++ % moves.size()));
    }

    private String written() {
        return out.toString(StandardCharsets.UTF_8);
    }

    /// Returns everything before the last choice, which triggers the reveal.
    private static String beforeReveal(String text) {
        assertThat(text).contains(REVEAL);
        String before = text.substring(0, text.indexOf(REVEAL) - 1);
        return before.substring(0, before.lastIndexOf('\n'));
    }

    private List<String> dealtTo(int seat) {
        return events.stream()
                .map(event -> new JsonOutput((Json.Obj) event))
                .filter(event -> event.text("type").equals("deal"))
                .filter(event -> Json.of(seat).equals(event.get("to")))
                .flatMap(event -> event.list("cards").stream())
                .map(card -> ((Json.Str) card).value())
                .toList();
    }

    /// Whether a card is named, with the letter of its colour or without. Small numbers alone are
    /// mostly seats and rounds.
    private static boolean mentions(String text, String card) {
        String letter = card.length() > 1 ? "[rygbpw*]?" : "[rygbpw*]";
        return text.lines()
                .filter(line -> !line.matches("- .*| {2}.*|.*cards:.*|.*--seed.*"))
                .anyMatch(line -> line.matches("(.*[ ,])?" + card + letter + "([ ,.].*)?"));
    }
}
