package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.cli.CliResult;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.AnsiStyler;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("play carrara")
class CarraraPlayTest {
    private static final ThinkingLimit PACE = new ThinkingLimit.Iterations(100);

    private static final String PASS = "Pass the keyboard to seat ";
    private static final String ENTER = "then press Enter. ";
    private static final Pattern HOUSE = Pattern.compile("[> ] seat ([1-4])( .*)?");
    private static final Pattern SECRET =
            Pattern.compile(
                    "  [0-9]+ coins?; .*|  [0-9]+ VP, proj\\. .*|  .* coins? for seat ([1-4]).*");

    private static final String TURN =
            "- - action:31 - wk/rgb/y/-/wb/k bi2,bi4,pa4,po1,po3,ca5,cs3,vi3,vi5 - bcga "
                    + "14;13;wwrrbk;ucf;li:po2,lu:vi1+ca3,ma:cs2+bi1+pa3;po;-;- "
                    + "27;9;wyrggbk;cc;pi:cs4+pa5,le:bi3+vi4+po4;-;pi;- "
                    + "0;31;rr;-;ma:ca2;-;-;- 8;17;-;f;li:cs1;cs;-;-";

    private static final String EXPANSION =
            "2?,6?,8?,4? - action:21 - wk/rg/-/-/wwwwb/k bi2,bi4,pa4,po1,po3,ca5,cs3,vi3,vi5 "
                    + "pa1,bi1 bcga 34;13;wwrrbk;ucfb;li:po8+ca1,lu:vi1+ca3,ma:cs2+bi3+pa3;po,city;-;li "
                    + "27;9;yrggk;cc;pi:cs4+pa2,le:bi8+vi4+po4;-;pi,le;city";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int turns;

    @ParameterizedTest
    @CsvSource({"2, off", "3, off", "4, off", "2, on", "4, on"})
    @DisplayName("plays a whole game of a person against bots without revealing the bots' coins")
    void wholeGame(int seats, String expansion) {
        String text = play(seats, expansion, "2");
        assertThat(text)
                .doesNotContain(
                        PASS, "Not allowed", "is not a move", "takes no argument", "carrara.");
        assertThat(text)
                .containsPattern("The game is over: the (last|end) ")
                .containsPattern("\n {2}no\\. [0-9]+ +[-+][0-9]+ {2}P[0-9.]+ {2}")
                .containsPattern("\n +\\+20 +coins at the beginning\n");
        assertThat(text.substring(text.lastIndexOf("\nOrder of play")))
                .doesNotContain("this is the last round");
        assertThat(owners(text)).containsOnly(2);
        assertThat(turns).isGreaterThan(20);
    }

    @Test
    @DisplayName("passes the keyboard before each turn if people share a terminal")
    void keyboardIsPassed() {
        List<String> scenes = List.of(beforeEnd(play(3, "off", "1,2")).split(PASS, -1));
        assertThat(scenes).hasSizeGreaterThan(20);
        assertThat(owners(scenes.getFirst())).isEmpty();
        for (int i = 1; i < scenes.size(); i++) {
            int seat = scenes.get(i).charAt(0) - '0';
            assertThat(scenes.get(i)).startsWith(seat + " (human), " + ENTER);
            assertThat(seat).isNotEqualTo(scenes.get(i - 1).charAt(0) - '0');
            assertThat(owners(scenes.get(i))).containsOnly(seat);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "b; buy",
                "B/2 wk; take 2 white black",
                "b/ii k; take 2 black",
                "b/t 2 w black; take 2 white black",
                "vi3 lu wrr; build villa-3 lucca white red red",
                "build villa3 lucca w r red; build villa-3 lucca white red red",
                "b VI-3 Luc WRR; build villa-3 lucca white red red",
                "pa4 v; build palazzo-4 viareggio white white red red",
                "s vil; score villa",
                "score villa; score villa",
                "s ca; score cathedrale",
                "score cs; score castello",
                "s lu; score lucca",
                "s vil/o cr; object crown",
                "s vil/gate; object gate",
                "s vil/e; end",
            })
    @DisplayName("takes abbreviated moves")
    void shortForms(String typed, String described) {
        assertThat(at(TURN, "1", typed.replace('/', '\n')))
                .contains("\nSeat 1 (you): " + described + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "b u; buy unturned",
                "vi3 lu rr vi1; build villa-3 lucca red red replacing villa-1",
                "vi3 lu rr replacing villa1; build villa-3 lucca red red replacing villa-1",
                "s land; score land-buildings",
                "pa8 ma bi3/lu; upgrade lucca",
                "pa8 ma bi3/u land; upgrade land-buildings",
            })
    @DisplayName("takes abbreviated moves of the expansion")
    void expansion(String typed, String described) {
        assertThat(at(EXPANSION, "1", typed.replace('/', '\n')))
                .contains("\nSeat 1 (you): " + described + "\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "x; 'x' is not a move. Write 'buy', 'score biblioteca', 'build biblioteca-2 livorno white white' (or 'bi2 livorno ww'). 'help' lists the commands.",
                "s vi; 's vi' is ambiguous. It can mean: score villa, score viareggio",
                "vi3 l wrr; 'vi3 l wrr' is ambiguous. It can mean: build villa-3 livorno, build villa-3 lucca, build villa-3 lerici",
                "vi3 massa; 'vi3 massa' is ambiguous. It can mean: vi3 massa rrb, vi3 massa wrb, ",
                "s vil/o c; 'o c' is ambiguous. It can mean: object crown, object cup",
                "s vil/x; 'x' is not a move. Write 'end', 'object book'. ",
                "s vil/ca1 lerici b; You cannot do that now: your action is done",
                "s vil/2 g; You cannot do that now: your action is done",
                "2 g; You cannot do that now: choose an action.",
                "score rome; There is nothing to score called 'rome'.",
                "vi3 lu rrk; Not allowed by P3.3: Lucca does not accept black.",
                "b u; Not allowed by P5.1:",
                "undo it; 'undo' takes no argument; leave out 'it'.",
                "moves livorno; build biblioteca-2: livorno ww build porta-1: livorno w",
                "b/moves; take 2: k for 0, wk for 5, w for 5",
                "moves po1 ler; build porta-1: lerici k, lerici b, lerici r, lerici w",
                "moves s lucca; score: lucca",
                "b/moves t iii r; take 3: rb for 2, r for 2, rgb for 3, rg for 3 Seat",
            })
    @DisplayName("explains illegal moves and accepts legal ones")
    void explanations(String typed, String answer) {
        assertThat(at(TURN, "1", typed.replace('/', '\n')).replaceAll("\\s+", " "))
                .contains(answer);
    }

    @Test
    @DisplayName("lists only the cheapest of several equivalent moves")
    void cheapestMoves() {
        assertThat(at(EXPANSION, "1", "moves"))
                .contains(
                        """
                        build villa-3: livorno ww replacing cathedrale-1, lucca wrr or 1 other way,
                        """);
    }

    @Test
    @DisplayName("lists every way for a given section or building")
    void allVariants() {
        assertThat(at(EXPANSION, "1", "moves vi3 lucca"))
                .contains(
                        "\nbuild villa-3: lucca wrr, lucca wwr, lucca rr replacing villa-1, lucca wr");
        String wide = EXPANSION.replace("wk/rg/-/-/wwwwb/k", "wk/-/-/-/wrgbk/k");
        String all = at(wide.replace("wwrrbk", "wwrrb"), "1", "b u\nmoves\nmoves take 5\n");
        assertThat(all).contains("; 29 more\n", "all its variants: 'moves take 5'");
        assertThat(all.substring(all.lastIndexOf("take 5:")).replaceAll("\\s+", " "))
                .contains("rgbk for 0", "wrgbk for 2", "w for 2")
                .doesNotContain("more");
    }

    @Test
    @DisplayName("uses the singular for one coin")
    void singular() {
        assertThat(at(TURN, "1", "b\n1 k\n"))
                .contains("\n  -1 coin for seat 1 (you), rule P3.1: blocks from the wheel\n");
    }

    @Test
    @DisplayName("shows cards and tiles once, then on request, and tiles also when one is chosen")
    void cardsAndTiles() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "b\nboard\n",
                        "play",
                        "carrara",
                        "--bot",
                        "random",
                        "--seed",
                        "5",
                        "--option",
                        "preset=first");
        List<String> boards = List.of(cliResult.out().split("\nOrder of play", -1));
        assertThat(boards).hasSize(4);
        assertThat(boards.get(0)).containsOnlyOnce("Top 2: ").doesNotContain("Tiles left");
        assertThat(boards.get(1)).contains("Tiles left").doesNotContain("Top 2: ");
        assertThat(boards.get(2)).doesNotContain("Tiles left", "Top 2: ");
        assertThat(boards.get(3)).contains("Tiles left", "Top 2: ");
        String taken = at(EXPANSION, "1", "pa8 ma bi3\nlu\n");
        assertThat(taken.split("\nOrder of play", -1)[1]).contains("Tiles left", "Top 2: ");
        assertThat(taken.split("\nOrder of play", -1)[2])
                .as("before the choice of a tile")
                .contains("Tiles left")
                .doesNotContain("Top 2: ");
        assertThat(taken.split("\nOrder of play", -1)[3])
                .contains("Tiles left")
                .doesNotContain("Top 2: ");
    }

    @Test
    @DisplayName("begins with the relevant options and the effect of the seed")
    void introduction() {
        assertThat(
                        CliResult.run("play", "carrara", "--bot", "random", "--seed", "5")
                                .out()
                                .replaceAll("\\s+", " "))
                .startsWith(
                        "The Palaces of Carrara 2 seats; expansion off, openHands off. --seed 5 gives"
                                + " the same game again, up to the first undo. ");
        assertThat(
                        CliResult.run(
                                        "play",
                                        "carrara",
                                        "--bot",
                                        "random",
                                        "--option",
                                        "preset=first")
                                .out()
                                .replaceAll("\\s+", " "))
                .contains(
                        " 2 seats; bonus 2, building 2, expansion on, object 2, openHands off, top 2. ");
    }

    @Test
    @DisplayName(
            "shows the viewer's coins in the sheet, and the projected total only if it is known")
    void sheetOfViewer() {
        String text = at(TURN, "1", "b\n2 wk\nscore\n");
        assertThat(text)
                .contains(
                        "\n  -5 coins for seat 1 (you), rule P3.1: blocks from the wheel\n",
                        """
                                    = 36        if the game ended now
                                     +13        coins at the beginning
                          no. 3       -5  P3.1  blocks from the wheel (white, black)
                                     = 8        coins
                        Seat 2 (random)
                                     +27        before the starting position
                                    = 27        so far
                        Seat 3 (random)
                        """);
    }

    @Test
    @DisplayName("shows the coins of all seats in the sheet of a record")
    void sheetOfRecord() {
        String record = CliResult.run("simulate", "carrara", "--games", "1", "--out", "-").out();
        CliResult cliResult = CliResult.runWithInput(record, "replay", "-", "--sheet");
        assertThat(cliResult.lines())
                .filteredOn(line -> line.matches(" += [0-9]+ +coins"))
                .hasSize(2);
        assertThat(cliResult.lines())
                .filteredOn(line -> line.matches(" +\\+20 +coins at the beginning"))
                .hasSize(2);
    }

    private static String at(String position, String human, String typed) {
        CliResult cliResult =
                CliResult.runWithInput(
                        typed,
                        "play",
                        "carrara",
                        "--bot",
                        "random",
                        "--human",
                        human,
                        "--seed",
                        "3",
                        "--position",
                        position);
        assertThat(cliResult.err()).isEmpty();
        return cliResult.out();
    }

    /// Returns everything before the final scoring, when the screens are lifted.
    private static String beforeEnd(String text) {
        Matcher last = Pattern.compile(", rule P(4\\.4|5\\.6): ").matcher(text);
        assertThat(last.find()).isTrue();
        return text.substring(0, text.lastIndexOf('\n', last.start()));
    }

    /// Returns the seats whose hidden information appears before the end.
    private static List<Integer> owners(String text) {
        String hidden = text.contains("The game is over") ? beforeEnd(text) : text;
        List<Integer> owners = new ArrayList<>();
        int house = 0;
        for (String line : hidden.lines().toList()) {
            Matcher head = HOUSE.matcher(line);
            house = head.matches() ? Integer.parseInt(head.group(1)) : house;
            Matcher secret = SECRET.matcher(line);
            if (secret.matches()) {
                owners.add(secret.group(1) == null ? house : Integer.parseInt(secret.group(1)));
            }
        }
        return owners;
    }

    /// Returns the output of a game in which these people play random legal moves.
    private String play(int seats, String expansion, String human) {
        GameKind kind = GameKinds.named("carrara");
        return play(kind.game(kind.setup(seats, Map.of("expansion", expansion))), human);
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
        return out.toString(StandardCharsets.UTF_8);
    }

    private <S extends State<S>, M extends Move> @Nullable String nextInput(Match<S, M> match) {
        if (match.isOver()) {
            return null;
        }
        byte[] written = out.toByteArray();
        int tail = Math.max(0, written.length - ENTER.length());
        if (new String(written, tail, written.length - tail, StandardCharsets.UTF_8)
                .equals(ENTER)) {
            return "";
        }
        List<M> moves = match.legalMoves(match.actor());
        return match.game().notation().text(moves.get(turns++ % moves.size()));
    }
}
