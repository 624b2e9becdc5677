package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import lucca.cli.CliResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("play")
class PlayTest {
    /// The complete fight of the rules page, before the joining house.
    private static final String FIGHT = "8/8/8/8/8/ww6/r[wbr]b1[krb]k2/4r3 wk - - 1 -";

    private static final String NEARLY_WON = "6/6/6/6/6/[wwrrbb]5 wk - - 2r -";

    @TempDir Path folder;

    @Test
    @DisplayName(
            "draws the board, describes other moves, and ends normally at the end of the input")
    void opening() {
        CliResult cliResult =
                CliResult.runWithInput("", "play", "towers", "--bot", "random", "--seed", "5");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.err()).isEmpty();
        assertThat(cliResult.lines())
                .containsSubsequence(
                        "Start player, chosen at random: seat 2 (black, random).",
                        "Seat 2 (black, random): red c6",
                        "Seat 2 (black, random): black h4",
                        " 6   .    .   *r    .    .    .    .    .   6",
                        " 4   .    .    .    .    .    .    .   *k   4",
                        "> w  white  seat 1 (you)           16      0         0");
        assertThat(cliResult.lines().getLast()).isEqualTo("The game is not finished.");
        assertThat(cliResult.out()).contains("--seed 5").doesNotContain("\u001b");
    }

    @Test
    @DisplayName("plays the same game with the same seed, and prints a new seed")
    void seed() {
        assertThat(
                        CliResult.runWithInput(
                                "white a1\n", "play", "towers", "--bot", "random", "--seed", "9"))
                .isEqualTo(
                        CliResult.runWithInput(
                                "white a1\n", "play", "towers", "--bot", "random", "--seed", "9"));
        assertThat(CliResult.run("play", "towers", "--bot", "random").out())
                .containsPattern("--seed [0-9]+ ");
    }

    @ParameterizedTest
    @CsvSource({
        "red z9, T1.1",
        "green a1, T1.2",
        "blue b2, T3.4",
        "red a3, T3.5",
        "prisoner a1, place a brick",
        "hello, is not a move"
    })
    @DisplayName("refuses moves with a rule, a reason and a hint, and asks again")
    void refusals(String move, String mentioned) {
        CliResult cliResult =
                CliResult.runWithInput(
                        move + "\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "1,2",
                        "--position",
                        FIGHT);
        assertThat(cliResult.out()).contains(mentioned).containsOnlyOnce("Towers, top floor first");
        if (mentioned.startsWith("T")) {
            assertThat(cliResult.out())
                    .contains(
                            "Not allowed by " + mentioned, "'? " + mentioned + "' shows the rule");
        }
    }

    @Test
    @DisplayName("refuses R2.3 after the first brick")
    void secondBrick() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "red h8\nred h7\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "1,2",
                        "--position",
                        FIGHT);
        assertThat(cliResult.out())
                .contains("Not allowed by R2.3")
                .contains("Bricks that may be placed now: white, black, blue.");
    }

    @Test
    @DisplayName("asks the seat that loses a floor in a fight, out of turn, and describes the rest")
    void fight() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "red d2\nb3\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "1,2",
                        "--position",
                        FIGHT);
        assertThat(cliResult.lines())
                .containsSubsequence(
                        "  b2   W3   w b r",
                        "  The towers on b2 and e2 fight; the one on b2 is stronger and strikes first:",
                        "    strength 3 in a block of 5 lots against strength 2 in a block of 3 lots",
                        "    (T4.2).",
                        "prisoner a3, prisoner b3",
                        "Seat 2 (black, human), choose a prisoner: b3",
                        "  Red, a neutral colour, takes a blue brick from the supply as a prisoner.",
                        " 3   w   *.    .    .    .    .    .    .   3",
                        "  b2   B2   b r");
        assertThat(cliResult.out()).contains("1  (1 white)");
    }

    @Test
    @DisplayName("undoes up to the person's own decision, over bots and chance")
    void undo() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "undo\nwhite a1\nred b2\nundo\nundo\nundo\nlog\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--seed",
                        "5");
        assertThat(cliResult.lines()).filteredOn(line -> line.equals("Move undone.")).hasSize(2);
        assertThat(cliResult.lines())
                .filteredOn(line -> line.endsWith("There is nothing to undo."))
                .hasSize(2);
        assertThat(cliResult.out())
                .contains(
                        "1. Start player, chosen at random: seat 2 (black, random).\n2. Seat 2 (black, random): red c6\n3. Seat 2 (black, random): black h4\nSeat 1 (white, you)");
    }

    @Test
    @DisplayName("lists moves by colour, houses and floors apart")
    void moves() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "moves\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--position",
                        "6/6/6/6/6/wr4 wk - - 1r -");
        assertThat(cliResult.out())
                .contains(
                        "white/black/blue: a house on c1-f1 a2-f2 a3-f3 a4-f4 a5-f5 a6-f6\n",
                        "white: a floor on b1\n");
    }

    @Test
    @DisplayName("has commands for help, rules, position and board")
    void questions() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "?\n? T4.5\n?t4.5\nrules R9.9\nposition\nboard\nrules\nquit\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--position",
                        FIGHT);
        assertThat(cliResult.out())
                .contains(
                        "undo            back to",
                        "T4.5   If different colours",
                        "towers has no rule 'R9.9'. Its numbers look like T1.1.",
                        FIGHT,
                        "T6 Optional rule");
        assertThat(cliResult.lines().getLast()).isEqualTo("The game is not finished.");
    }

    @Test
    @DisplayName("filters moves by a colour or a lot")
    void someMoves() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "moves white\nmoves BLUE c1\nmoves z9\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--position",
                        "6/6/6/6/6/wr4 wk - - 1r -");
        assertThat(cliResult.out())
                .contains(
                        ": moves white\nwhite: a house on c1-f1 a2-f2",
                        ": moves BLUE c1\nblue: a house on c1\nSeat",
                        "No legal move contains 'z9'");
    }

    @ParameterizedTest
    @CsvSource({
        "move, did you mean 'moves'?",
        "sav game.txt, did you mean 'save'?",
        "undo 3, \"'undo' takes no argument\"",
        "hello you all, \"such as 'red c4'. 'help' lists\"",
        "help moves, only those that contain these words",
        "help foo, There is no command 'foo'",
        "? T6, R6.2",
    })
    @DisplayName("suggests a meaning for input that is neither command nor move")
    void suggestions(String typed, String answer) {
        CliResult cliResult =
                CliResult.runWithInput(typed + "\n", "play", "towers", "--bot", "random");
        assertThat(cliResult.out().replaceAll("\\s+", " ")).contains(answer.replace("\"", ""));
    }

    @Test
    @DisplayName("takes a neutral colour alone with switching, and keeps the old colour in the log")
    void switching() {
        CliResult cliResult =
                CliResult.runWithInput(
                        "white a1\nred c3\npurple\nblue\nlog\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "1,2",
                        "--option",
                        "switching=on",
                        "--position",
                        "8/8/8/8/8/8/8/8 wk s - 1 -");
        assertThat(cliResult.lines())
                .containsSubsequence(
                        "Seat 1 (white, human), switch or stay: purple",
                        "Seat 1 (white, human), switch or stay: blue",
                        "> k  black  seat 2 (human)         16      0         0",
                        "  b  blue   seat 1 (human)         16      0         0",
                        "3. Seat 1 (white, human): switch blue");
        assertThat(cliResult.out()).contains("switch to a neutral colour");
    }

    @Test
    @DisplayName("saves as text or JSON, and reports if it cannot")
    void save() throws Exception {
        Path text = folder.resolve("game.txt");
        Path json = folder.resolve("game.json");
        Path kept = folder.resolve("kept.txt");
        String input =
                "white a1\nsave "
                        + text
                        + "\nsave "
                        + json
                        + "\nsave /nowhere/at/all\nsave\nred b2\n";
        CliResult cliResult =
                CliResult.runWithInput(
                        input,
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--seed",
                        "5",
                        "--save",
                        kept.toString());
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out())
                .contains("Saved to " + text, "'/nowhere/at/all' cannot be written", "save FILE");
        assertThat(Files.readString(text))
                .contains("[Seats \"2\"]", "\n1 white a1\n")
                .doesNotContain("b2");
        assertThat(Files.readString(json)).startsWith("{\"format\":\"lucca-record/1\"");
        assertThat(Files.readString(kept)).startsWith(Files.readString(text)).contains("1 red b2");
        assertThat(CliResult.run("replay", kept.toString()).code()).isZero();
    }

    @Test
    @DisplayName("announces the end and allows undo even then")
    void end() {
        CliResult won =
                CliResult.runWithInput(
                        "black f6\nundo\nquit\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "1,2",
                        "--position",
                        NEARLY_WON);
        assertThat(won.out())
                .contains(
                        "The game is over: White begins a turn with the highest tower in the city, 6",
                        "The winner is seat 1 (white, human).",
                        "Move undone.");
        CliResult lost =
                CliResult.runWithInput(
                        "black f6\n",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "2",
                        "--position",
                        NEARLY_WON);
        assertThat(lost.out())
                .contains("You lose; the winner is seat 1 (white,")
                .doesNotContain("not finished", "The game ends");
        CliResult win =
                CliResult.runWithInput(
                        "",
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--position",
                        NEARLY_WON.replace("2r", "1"));
        assertThat(win.out()).contains("You win!");
    }

    @Test
    @DisplayName("plays the first game of simulate to its end with bots alone")
    void watch() {
        Path file = folder.resolve("watched.json");
        CliResult cliResult =
                CliResult.run(
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "none",
                        "--seed",
                        "11",
                        "--save",
                        file.toString());
        assertThat(cliResult.out()).contains("The winner").doesNotContain("Enter");
        assertThat(file)
                .hasContent(
                        CliResult.run(
                                        "simulate",
                                        "towers",
                                        "--seed",
                                        "11",
                                        "--games",
                                        "1",
                                        "--out",
                                        "-")
                                .out());
    }

    @Test
    @DisplayName("adds colours to the letters")
    void colours() {
        CliResult cliResult =
                CliResult.run(
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--position",
                        FIGHT,
                        "--colour",
                        "always");
        assertThat(cliResult.out()).contains("\u001b[30;47mW3\u001b[0m", "\u001b[97;41mr\u001b[0m");
        assertThat(cliResult.out().replaceAll("\u001b\\[[0-9;]*m", ""))
                .contains(" 2   r    W3   b    .    K3   k    .    .   2");
    }
}
