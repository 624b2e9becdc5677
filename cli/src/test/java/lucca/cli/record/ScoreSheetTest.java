package lucca.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import lucca.cli.CliResult;
import lucca.cli.LuccaCommandLine;
import lucca.cli.terminal.Terminal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The score sheet")
class ScoreSheetTest {
    private static final Path RECORDS =
            Path.of("../games/citta/src/test/resources/records/citta.ndjson");

    /// Seat 1 of the rules page's turn (C3.2 to C3.5), with points from before.
    private static final String TURN =
            "2014 - 4 54,88,T2/13,37,79/26,61,70/8,45,66/- 3124:1 27,50,T1 "
                    + "5;11,40,18+5;-;2,16,31,59;7;- 3;29,36;17,24,32,75;-;-;- "
                    + "-3;95+12,48;-;-;3,10;T3 0;20+93;-;-;14,15,19;-";

    @Test
    @DisplayName("lists every point of a finished game with its rule and its cards")
    void finished() throws Exception {
        CliResult cliResult = CliResult.runWithInput(record(0), "replay", "-", "--sheet");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out())
                .isEqualTo(
                        """
                        standard input, line 1: valid, 82 events; won by seat 2: the last round was played (C4.1); scores 11, 15
                        Seat 1 (Guinigi)
                          round 6     +7  C3.5  white palace completed
                                                 +2  2 windows on 57
                                                 +1  1 window on 50
                                                 +1  1 window on 6
                                                 +3  3 windows on 42
                          round 7     +3  C4.1  white palace opened
                                                 +2  2 cards under construction: seat 2 (64, 28)
                                                 +1  1 card under construction: the City (71)
                          round 7     +4  C4.2  3 walls and 1 tower, 1 opened palace, 24 shields
                                                 +3  3 walls × 1 opened palace (14, 33, 81)
                                                 +1  1 tower × 1 opened palace (T4)
                          round 7     -3  C4.3  lowest street number, 2: paid to the City (2, 96)
                                    = 11        total
                        Seat 2 (Buonvisi)
                          round 5     +6  C3.5  yellow palace completed
                                                 +2  2 windows on 59
                                                 +3  3 windows on 16
                                                 +1  1 window on 52
                          round 6     +4  C3.3  yellow palace opened
                                                 +1  1 card under construction: seat 1 (2)
                                                 +3  3 cards under construction: the City (9, 74, 95)
                          round 7     +5  C4.2  2 walls and 3 towers, 1 opened palace, 17 shields
                                                 +2  2 walls × 1 opened palace (34, 66)
                                                 +3  3 towers × 1 opened palace (T1, T2, T3)
                                    = 15        total

                        """);
    }

    @Test
    @DisplayName("includes what the end would add during the game")
    void projectedScore() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "a\n54 p\nscore\n",
                        "play",
                        "citta",
                        "--human",
                        "1,2,3,4",
                        "--position",
                        TURN);
        assertThat(cliResult.out())
                .contains(
                        """
                        (2 left): score
                        Seat 1 (Guinigi, human)
                                      +5        before the starting position
                          round 4     +5  C3.5  blue palace completed
                                                 +1  1 window on 40
                                                 +1  1 window on 18
                                                 +3  3 windows on 54
                                    = 10        so far; and if the game ended now:
                                       0  C4.1  blue palace opened
                                      +2  C4.2  1 wall and 0 towers, 2 opened palaces, 3 shields
                                                 +2  1 wall × 2 opened palaces (7)
                                      -3  C4.3  lowest street number, 5: paid to seat 3 (5, 95)
                                     = 9        if the game ended now
                        Seat 2 (Buonvisi, human)
                                      +3        before the starting position
                                     = 3        so far; and if the game ended now:
                                       0  C4.1  green palace opened
                                     = 3        if the game ended now
                        """);
    }

    @Test
    @DisplayName("follows every valid record, but no invalid one")
    void several() throws Exception {
        String bad = record(6).replace("\"winners\":[", "\"winners\":[9,");
        CliResult cliResult =
                CliResult.runWithInput(record(2) + bad + record(14), "replay", "-", "--sheet");
        assertThat(cliResult.code()).isEqualTo(1);
        assertThat(cliResult.lines()).filteredOn(line -> line.startsWith("Seat ")).hasSize(6);
        assertThat(cliResult.lines())
                .anyMatch(line -> line.startsWith("standard input, line 2: The record"));
    }

    @Test
    @DisplayName("is not part of JSON output")
    void json() {
        CliResult cliResult = CliResult.runWithInput("", "replay", "-", "--sheet", "--json");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).isEqualTo("lucca: Use either --sheet or --json, not both.\n");
        assertThat(cliResult.out()).isEmpty();
    }

    @Test
    @DisplayName("is empty in a game without points")
    void noPoints() {
        String record = CliResult.run("simulate", "towers", "--games", "1", "--out", "-").out();
        assertThat(CliResult.runWithInput(record, "replay", "-", "--sheet").lines()).hasSize(1);
        assertThat(CliResult.runWithInput("sheet\n", "play", "towers").out())
                .contains(": sheet\nNo points have been scored.\n");
        assertThat(CliResult.run("play", "towers", "--human", "none").out())
                .doesNotContain("No points", "total");
    }

    @Test
    @DisplayName("is listed among the commands")
    void help() {
        CliResult cliResult =
                CliResult.runWithInput("help score\nscore now\nscor\n", "play", "citta");
        assertThat(cliResult.out().replaceAll("\\s+", " "))
                .contains(
                        "score every point so far with its rule",
                        "'score' takes no argument; leave out 'now'.",
                        "did you mean 'score'?");
    }

    @Test
    @DisplayName("fits a narrow terminal")
    void narrow() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printer = new PrintStream(out, false, StandardCharsets.UTF_8);
        InputStream in = new ByteArrayInputStream(record(10).getBytes(StandardCharsets.UTF_8));
        Map<String, String> environment = Map.of("COLUMNS", "40");
        Terminal terminal = new Terminal(in, printer, printer, false, false, false, environment);
        assertThat(new LuccaCommandLine(terminal).run("replay", "-", "--sheet")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8).lines().skip(1))
                .hasSizeGreaterThan(100)
                .allMatch(line -> line.length() <= 40);
    }

    private static String record(int index) throws Exception {
        return Files.readAllLines(RECORDS).get(index) + "\n";
    }
}
