package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.AnsiStyler;
import lucca.engine.Match;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Secrets at the terminal")
class TerminalSecrecyTest {
    private static final ThinkingLimit PACE = new ThinkingLimit.Iterations(100);

    private static final String PASS = "Pass the keyboard to seat ";
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

    private Match<PebblesState, PebblesMove> match = match(3, "on");
    private boolean onScreen;

    @Test
    @DisplayName(
            "a person sees neither the cards of bots nor their decisions before they are shown")
    void bots() {
        String text = play("2", "log", "hide 2", "log");
        int card = match.log().get(1).move().number();
        int third = match.log().get(5).move().number();
        assertThat(text.lines())
                .containsSubsequence(
                        "Chance: deal ?",
                        "Chance: deal " + card,
                        "Chance: deal ?",
                        "Seat 1 (random): hide ?",
                        "4. Seat 1 (random): hide ?",
                        "Seat 2 (you): hide 2",
                        "Seat 3 (random): hide " + third,
                        "  Seat 2 (you) hid 2.",
                        "1. Chance: deal ?",
                        "2. Chance: deal " + card,
                        "6. Seat 3 (random): hide " + third);
        assertThat(text).doesNotContain(PASS);
    }

    @Test
    @DisplayName("the position is shown when it holds no secrets")
    void position() {
        String text = play("1", "position", "hide 2", "position");
        assertThat(text.lines())
                .containsSubsequence(
                        "Seat 1 (you): position",
                        "The position is not shown: it contains hidden information of other seats.",
                        "Seat 1 (you): position",
                        match.position());
    }

    @Test
    @DisplayName("each of several people sees exactly what is theirs")
    void people() {
        match = match(2, "on");
        List<String> scenes = scenes(play("1,2", "", "log", "hide 2", "", "log", "hide 3", ""));
        int first = match.log().get(0).move().number();
        int second = match.log().get(1).move().number();
        assertThat(scenes).hasSize(4);
        assertThat(scenes.get(0)).contains("deal ?").doesNotContainPattern("deal [1-3]");
        assertThat(scenes.get(1))
                .startsWith("1 (human), then press Enter. \nChance: deal " + first + "\n")
                .contains("1. Chance: deal " + first, "2. Chance: deal ?")
                .contains("{\"named\":0,\"card\":" + first + ",\"hid\":0}");
        assertThat(scenes.get(2))
                .contains("deal ?\nChance: deal " + second + "\nSeat 1 (human): hide ?\n")
                .contains("3. Seat 1 (human): hide ?", "\"card\":" + second)
                .doesNotContain("): hide 2");
        assertThat(scenes.get(3).lines())
                .startsWith(
                        "1 (human), then press Enter. ",
                        "Seat 1 (human): hide 2",
                        "Seat 2 (human): hide 3",
                        "  Seat 1 (human) hid 2.",
                        "  Seat 2 (human) hid 3.")
                .contains(match.position());
    }

    @Test
    @DisplayName("without secrets the keyboard is passed silently, and the log is public")
    void noSecrets() {
        match = match(2, "on");
        List<String> scenes =
                scenes(play("1,2", "", "hide 2", "", "hide 3", "", "name 1", "log", "name 1"));
        assertThat(scenes).hasSize(4);
        assertThat(scenes.get(3))
                .contains("1. Chance: deal ?\n2. Chance: deal ?\n3. Seat 1 (human): hide 2")
                .contains("The game is over");
    }

    @Test
    @DisplayName("the screen of an interactive terminal is cleared for the next person")
    void screenIsCleared() {
        match = match(2, "on");
        onScreen = true;
        String text = play("1,2", "", "hide 2", "", "hide 3", "", "name 1", "name 2");
        assertThat(scenes(text)).hasSize(4);
        assertThat(text.replace(CLEAR + PASS, PASS)).doesNotContain(CLEAR);
        assertThat(scenes(text.replace(CLEAR + PASS, ""))).hasSize(1);
    }

    @Test
    @DisplayName("simultaneous decisions are hidden, even if everything else is public")
    void simultaneousDecisions() {
        match = match(2, "off");
        List<String> scenes = scenes(play("1,2", "", "hide 2", "", "hide 3", ""));
        assertThat(scenes).hasSize(4);
        assertThat(scenes.get(2)).doesNotContain("): hide 2");
    }

    @Test
    @DisplayName("undo does not reach the secret decision of another person")
    void undoOfSecretDecision() {
        List<String> scenes = scenes(play("1,3", "", "hide 2", "", "undo", "log"));
        assertThat(scenes.get(2))
                .startsWith("3 (human)")
                .contains("There is nothing to undo.", "4. Seat 1 (human): hide ?");
        assertThat(match.log()).hasSize(5);
    }

    @Test
    @DisplayName("undo stops at what has been revealed since")
    void undoAfterReveal() {
        String text = play("2", "hide 2", "undo", "log");
        assertThat(text.lines())
                .containsSubsequence(
                        "  Seat 2 (you) hid 2.",
                        "Hidden information has been revealed since then, so this cannot be undone.",
                        "5. Seat 2 (you): hide 2");
    }

    @Test
    @DisplayName("nothing is shown if nobody takes the keyboard")
    void noPersonContinues() {
        List<String> scenes = scenes(play("1,2", "", "hide 2"));
        assertThat(scenes).hasSize(3);
        assertThat(scenes.get(2).lines().skip(1))
                .allMatch(line -> line.contains("neither finished") || line.contains("save"));
    }

    private static Match<PebblesState, PebblesMove> match(int seats, String cards) {
        PebblesKind kind = new PebblesKind();
        return Match.of(new PebblesGame(kind, kind.setup(seats, Map.of("cards", cards))));
    }

    /// Returns the output if these people type these lines.
    private String play(String human, String... lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printer = new PrintStream(out, false, StandardCharsets.UTF_8);
        byte[] input = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        Terminal terminal =
                new Terminal(
                        new ByteArrayInputStream(input),
                        printer,
                        printer,
                        false,
                        onScreen,
                        false,
                        Map.of("TERM", "xterm"));
        int seats = match.game().setup().seats();
        var persons = SeatAssignment.humans(human, seats);
        SeatAssignment seatAssignment =
                new SeatAssignment(
                        persons, Collections.nCopies(seats - persons.size(), BotKind.RANDOM));
        MatchPresentation<PebblesState, PebblesMove> matchPresentation =
                MatchPresentation.of(match, seatAssignment, new AnsiStyler(false), 80);
        MatchSaver matchSaver = new MatchSaver(match, null, null, false);
        new TerminalPlaySession<>(terminal, matchPresentation, matchSaver, 5, PACE, 0).run();
        return out.toString(StandardCharsets.UTF_8);
    }

    /// Returns the parts of the output between changes at the keyboard.
    private static List<String> scenes(String text) {
        return List.of(text.split(PASS, -1));
    }
}
