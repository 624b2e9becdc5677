package lucca.cli.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import lucca.cli.CliResult;
import lucca.cli.LuccaCommandLine;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.engine.GameKinds;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The board of The Palaces of Carrara")
class CarraraBoardViewTest {
    private static final String FOUR =
            "- - action:31 - wk/rgb/y/-/wb/k bi2,bi4,pa4,po1,po3,ca5,cs3,vi3,vi5 - bcga "
                    + "14;13;wwrrbk;ucf;li:po2,lu:vi1+ca3,ma:cs2+bi1+pa3;po;-;- "
                    + "27;9;wyrggbk;cc;pi:cs4+pa5,le:bi3+vi4+po4;-;pi;- "
                    + "0;31;rr;-;ma:ca2;-;-;- 8;17;-;f;li:cs1;cs;-;-";

    private static final String EXPANSION =
            "2?,6?,8?,4? - action:21 - wk/rg/-/-/wwwwb/k bi2,bi4,pa4,po1,po3,ca5,cs3,vi3,vi5 "
                    + "pa1,bi1 bcga 34;13;wrrbk;ucfb;li:po8+ca1,lu:vi1+ca3,ma:cs2+bi3+pa3;po,city;-;li "
                    + "27;9;yrggk;cc;pi:cs4+pa2,le:bi8+vi4+po4;-;pi,le;city";

    @Test
    @DisplayName(
            "shows four houses in 80 columns: the wheel with its prices, the market, the boards")
    void four() {
        assertThat(drawn(FOUR, "1", 80))
                .contains(
                        """

                        Order of play: seat 3 (random), seat 4 (random), > seat 1 (you), seat 2 (random)

                             white  yellow red    green  blue   black  type       on display  objects
                        I    6 w*   5      4      3      2      1 k*   biblioteca 2 4         book  5+1
                        II   5      4      3 r*   2 g*   1 b*   0      palazzo    4           crown 2+1
                        III  4      3 y*   2      1      0      0      porta      1 3         gate  5+1
                        IV   3      2      1      0      0      0      cathedrale 5           cup   5
                        V    2 w*   1      0      0      0 b*   0      castello   3           flag  4
                        VI   1      0      0      0      0      0 k*   villa      3 5         arms  5+1
                        In the bag: 18 blocks; in the pile: 8 buildings.

                                            Livorno   Pisa      Lucca     Viareggio Massa     Lérici
                        accepts             w         wy        wyr       wyrg      wyrgb     wyrgbk
                        per point of cost   3 VP      3 coins   2 VP      2 coins   1 VP      1 coin
                        scoring             needs 2   by seat 2 needs 2   needs 3   needs 3   needs 3
                        > seat 1 (you)      po2       .         ca3 vi1   .         bi1 pa3   .
                          14 VP, proj. 37                                           cs2
                          13 coins; 6 blocks: wwrrbk; 3 objects: crown 1, cup 1, flag 1
                          1 of 4 scorings; 3 of 6 objects; total cost 12 of 20; 5 markers left;
                          scored: porta

                          seat 2 (random)   .         pa5 cs4   .         .         .         bi3 po4
                          27 VP                                                               vi4
                          1 of 4 scorings; ? of 6 objects; total cost 20 of 20; 5 markers left;
                          scored: pisa

                          seat 3 (random)   .         .         .         .         ca2       .
                          0 VP
                          0 of 4 scorings; ? of 6 objects; total cost 2 of 20; 6 markers left

                          seat 4 (random)   cs1       .         .         .         .         .
                          8 VP
                          1 of 4 scorings; ? of 6 objects; total cost 1 of 20; 5 markers left;
                          scored: castello
                        """);
    }

    @Test
    @DisplayName("has no line wider than the terminal, however much has been scored")
    void lineWidth() {
        String full =
                "1,6,3,3 - action:11 - wwyk/rgbk/-/-/y/k bi1,bi2,bi3,pa1,pa2,pa3,po1,po2,po3 ca4 -"
                        + " 30;45;wwyyrrggbbkk;bbbccccggufa;li:vi3+vi4+cs1,pi:cs4+po5+vi1,lu:pa4+cs2,"
                        + "vi:vi2+cs3+po4,ma:bi5+pa5+ca1+bi4,le:vi5+cs8+ca8;bi,pa,ca,city,land;le;"
                        + "lu,city 12;20;rrr;-;li:ca2,le:ca3+ca5+cs5+po8+vi8;vi;li;li,land";
        for (int width : new int[] {80, 60}) {
            List<String> board =
                    drawn(full, "1", width)
                            .lines()
                            .dropWhile(line -> !line.startsWith("> seat 1"))
                            .toList();
            assertThat(board)
                    .isNotEmpty()
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(width));
        }
    }

    @Test
    @DisplayName("shows the expansion: buildings of cost 8, tiles and cards")
    void expansion() {
        assertThat(drawn(EXPANSION, "1", 80))
                .contains(
                        """

                        Order of play: seat 2 (random), > seat 1 (you)

                             white  yellow red    green  blue   black  type       on display  objects
                        I    6 w*   5      4      3      2      1 k*   biblioteca 2 4         book  4+1
                        II   5      4      3 r*   2 g*   1      0      palazzo    4 8         crown 2+1
                        III  4      3      2      1      0      0      porta      1 3         gate  5+1
                        IV   3      2      1      0      0      0      cathedrale 5 8         cup   5
                        V    2 4w*  1      0      0      0 b*   0      castello   3 8         flag  5
                        VI   1      0      0      0      0      0 k*   villa      3 5 8       arms  5+1
                        In the bag: 22 blocks; in the pile: 9 buildings.
                        Tiles left, per point of cost: pisa 1VP+4c, lucca 3VP+1c, viareggio 1VP+3c,
                                                       massa 1VP+1c, lerici 1VP+1c,
                                                       land-buildings 1VP+1c
                        Top 2: score 3 cities
                        Object 6: have four different objects; at the end sets of 2, 3, 4, 5 or 6
                               different objects give 3, 7, 12, 18 or 24 VP, single objects 1
                        Building 8: have two buildings in each of 3 cities; at the end the numbers of
                                 buildings in your three fullest cities are multiplied
                        Bonus 4: at the end two types of your choice are scored

                                            Livorno   Pisa      Lucca     Viareggio Massa     Lérici
                        accepts             w         wy        wyr       wyrg      wyrgb     wyrgbk
                        per point of cost   3 VP      3 coins   2 VP      2 coins   1 VP      1 coin
                        scoring             needs 2   by seat 2 needs 2   needs 3   needs 3   by seat 2
                        > seat 1 (you)      4VP+1c    .         ca3 vi1   .         bi3 pa3   .
                          34 VP, proj. 104  po8 ca1                                 cs2
                          13 coins; 5 blocks: wrrbk; 4 objects: book 1, crown 1, cup 1, flag 1
                          0 of 3 cities scored; 4 of 4 different objects;
                          3 of 3 cities with two buildings; 4 markers left;
                          scored: porta, city-buildings

                          seat 2 (random)   .         pa2 cs4   .         .         .         bi8 po4
                          27 VP                                                               vi4
                          2 of 3 cities scored; ? of 4 different objects;
                          2 of 3 cities with two buildings; 4 markers left; scored: pisa, lerici;
                          city-buildings 1VP+1c
                        """);
    }

    @Test
    @DisplayName("marks with a star what can be paid now, before and during a buy")
    void payable() {
        String poor = FOUR.replace("14;13;", "14;1;");
        assertThat(drawn(poor, "1", 80).lines())
                .contains(
                        "I    6 w    5      4      3      2      1 k*   biblioteca 2 4         book  5+1",
                        "V    2 w*   1      0      0      0 b*   0      castello   3           flag  4");
        assertThat(drawn(poor.replace("action:31", "take:31"), "1", 80).lines())
                .contains(
                        "II   5      4      3 r    2 g    1 b*   0      palazzo    4           crown 2+1",
                        "V    2 w    1      0      0      0 b*   0      castello   3           flag  4");
    }

    @Test
    @DisplayName("shows everyone's coins, blocks and objects with open hands")
    void openHands() {
        assertThat(drawn(FOUR.replaceFirst("- -", "- o"), "1", 80))
                .contains(
                        """
                          27 VP, proj. 54                                                     vi4
                          9 coins; 7 blocks: wyrggbk; 2 objects: crown 2
                          1 of 4 scorings; 2 of 6 objects; total cost 20 of 20; 5 markers left;
                          scored: pisa
                        """,
                        """
                          0 VP, proj. 8
                          31 coins; 2 blocks: rr; no objects
                        """);
    }

    @Test
    @DisplayName("shows who announced, who built the last building, and that one may announce")
    void ending() {
        assertThat(drawn(FOUR.replace(":31 -", ":31 a4"), "1", 80))
                .contains(
                        "\nThe end was announced by seat 4 (random): this is the last round (P4.2).\n",
                        "\nSeat 1 (you), buy, build, score, or skip your last turn ('decline'): ");
        String met =
                FOUR.replace(";ucf;", ";ucfcuf;")
                        .replace("lu:vi1+ca3", "lu:vi4+ca3")
                        .replace("vi4+po4", "vi1+po4")
                        .replace("li:po2", "li:po2+po5")
                        .replace(";po;-;-", ";po,cs,ca,vi;-;-");
        assertThat(drawn(met, "1", 80).replaceAll("\\s+", " "))
                .contains(
                        "4 of 4 scorings; 6 of 6 objects; total cost 20 of 20; may announce; 2 markers left",
                        "Seat 1 (you), buy, build, score or announce the end:");
    }

    @Test
    @DisplayName("stacks everything on a narrow terminal")
    void narrow() {
        String text = drawn(FOUR, "1", 48);
        assertThat(text.lines()).allMatch(line -> line.length() <= 48);
        assertThat(text)
                .contains(
                        """
                        > seat 1 (you)
                          14 VP, proj. 37
                          Livorno: po2
                          Lucca: ca3 vi1
                          Massa: bi1 pa3 cs2
                          13 coins; 6 blocks: wwrrbk;
                        """,
                        "\nPisa      wy      3 coins   by seat 2\n");
    }

    @Test
    @DisplayName("adds colours to the letters")
    void colours() {
        String[] args = {"play", "carrara", "--bot", "random", "--seed", "1", "--position", FOUR};
        String plain = CliResult.run(args).out();
        String coloured =
                CliResult.run(
                                "play",
                                "carrara",
                                "--bot",
                                "random",
                                "--seed",
                                "1",
                                "--position",
                                FOUR,
                                "--colour",
                                "always")
                        .out();
        assertThat(plain).doesNotContain("\u001b");
        assertThat(coloured).contains("\u001b[97;41mr\u001b[0m*", "\u001b[30;47mww\u001b[0m");
        String drawing = coloured.replaceAll("\u001b\\[[0-9;]*m", "");
        assertThat(drawing.substring(drawing.indexOf("Order of")))
                .isEqualTo(plain.substring(plain.indexOf("Order of")));
    }

    @Test
    @DisplayName("has an introduction that fits on one screen")
    void introduction() {
        CliResult cliResult = CliResult.run("play", "carrara", "--bot", "random", "--seed", "1");
        assertThat(cliResult.lines().stream().takeWhile(line -> !line.startsWith("Start player")))
                .hasSizeBetween(15, 24);
    }

    @ParameterizedTest
    @CsvSource({"top, 1, 6", "object, 1, 8", "building, 1, 9", "bonus, 2, 9"})
    @DisplayName("has a text for every card, which fits on two lines")
    void cards(String kind, int lowest, int highest) {
        var words = CliMessages.of(GameKinds.named("carrara"));
        for (int number = lowest; number <= highest; number++) {
            assertThat(words.has("card." + kind + "." + number)).isTrue();
            assertThat(words.text("card." + kind + "." + number, 3)).hasSizeLessThan(140);
            assertThat(kind.equals("bonus") || words.has("objective." + kind + "." + number))
                    .isTrue();
        }
        assertThat(words.has("card." + kind + "." + (highest + 1))).isFalse();
    }

    @Test
    @DisplayName("shows the cards when they are drawn or chosen")
    void drawnCards() {
        CliResult cliResult =
                CliResult.run(
                        "play",
                        "carrara",
                        "--bot",
                        "random",
                        "--seed",
                        "1",
                        "--option",
                        "expansion=on",
                        "--option",
                        "top=4");
        assertThat(cliResult.out())
                .contains(
                        "\n- '4VP+1c' above the buildings in a city: your tile makes a point of cost",
                        "\nThe cards of this game (see '? P5.6'):\n  Top 4: have 30 coins; ");
    }

    private static String drawn(String position, String human, int width) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printer = new PrintStream(out, false, StandardCharsets.UTF_8);
        Terminal terminal =
                new Terminal(
                        InputStream.nullInputStream(),
                        printer,
                        printer,
                        false,
                        false,
                        false,
                        Map.of("COLUMNS", String.valueOf(width)));
        int code =
                new LuccaCommandLine(terminal)
                        .run(
                                "play",
                                "carrara",
                                "--bot",
                                "random",
                                "--human",
                                human,
                                "--seed",
                                "1",
                                "--position",
                                position);
        assertThat(code).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }
}
