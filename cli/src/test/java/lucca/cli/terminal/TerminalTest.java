package lucca.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import lucca.cli.CliResult;
import lucca.cli.LuccaCommandLine;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The terminal")
class TerminalTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    @DisplayName("ends the program quietly at a closed pipe")
    void closedPipe() {
        for (String command :
                List.of(
                        "rules towers",
                        "simulate towers --games 100 --out -",
                        "--help",
                        "play towers")) {
            assertThat(new LuccaCommandLine(failing("Broken pipe")).run(command.split(" ", -1)))
                    .isZero();
            assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        }
    }

    @Test
    @DisplayName("reports a full disk")
    void fullDisk() {
        assertThat(new LuccaCommandLine(failing("No space left on device")).run("rules", "towers"))
                .isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("No space left").hasLineCount(1);
    }

    @Test
    @DisplayName("shows readable results to a person, and JSON on request")
    void person() {
        String record = CliResult.run("simulate", "towers", "--games", "1", "--out", "-").out();
        assertThat(withPerson(record, Map.of(), "replay", "-"))
                .startsWith("standard input, line 1: valid, ")
                .contains("won by seat");
        assertThat(withPerson(record, Map.of(), "replay", "-", "--json"))
                .startsWith("{\"valid\":true");
    }

    @Test
    @DisplayName("shows progress to a person, and removes it in the end")
    void progress() {
        for (String command :
                List.of(
                        "simulate towers --games 3",
                        "stats towers --games 3",
                        "arena citta --games 3 --bot random,greedy")) {
            err.reset();
            Terminal terminal =
                    new Terminal(
                            InputStream.nullInputStream(),
                            printer(out),
                            printer(err),
                            false,
                            false,
                            true,
                            Map.of());
            assertThat(new LuccaCommandLine(terminal).run(command.split(" ", -1))).isZero();
            assertThat(err.toString(StandardCharsets.UTF_8))
                    .startsWith("\r[....................]   0%  0 / ")
                    .endsWith("\r\u001b[K");
        }
    }

    @Test
    @DisplayName("has colours for a person unless NO_COLOR is set or the terminal is dumb")
    void colours() {
        assertThat(withPerson("", Map.of("TERM", "xterm"), "play", "towers", "--bot", "random"))
                .contains("\u001b[");
        assertThat(
                        withPerson(
                                "",
                                Map.of("TERM", "xterm", "NO_COLOR", "1"),
                                "play",
                                "towers",
                                "--bot",
                                "random"))
                .doesNotContain("\u001b[");
        assertThat(withPerson("", Map.of("TERM", "dumb"), "play", "towers", "--bot", "random"))
                .doesNotContain("\u001b[");
        assertThat(
                        withPerson(
                                "",
                                Map.of("TERM", "xterm"),
                                "play",
                                "towers",
                                "--bot",
                                "random",
                                "--colour",
                                "never"))
                .doesNotContain("\u001b[");
    }

    @Test
    @DisplayName("shows every position to a spectator, who can look back at the end")
    void watching() {
        String text =
                withPerson(
                        "white a1\nmoves\n",
                        Map.of(),
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "none",
                        "--pace",
                        "0",
                        "--seed",
                        "5");
        assertThat(text)
                .contains(
                        "Start player, chosen at random: seat 2 (black, random).",
                        "Seat 2 (black, random): black h4",
                        "The game is over: ",
                        "no more moves",
                        "It is not the turn of any player at this terminal.")
                .doesNotContain("Type a move", "Press Enter");
    }

    @Test
    @DisplayName("waits after the introduction, and shows long pages one by one")
    void pages() {
        String play =
                withPerson(
                        "\nwhite a1\nquit\nquit\n",
                        Map.of(),
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--seed",
                        "5");
        assertThat(play.lines().toList().indexOf(lineWith(play, "Press Enter to begin.")))
                .isLessThan(24);
        assertThat(play).contains("'quit' again leaves", "neither finished nor saved");
        Map<String, String> small = Map.of("LINES", "10");
        assertThat(withPerson("q\n", small, "rules", "towers").lines()).hasSize(10);
        assertThat(withPerson("\nq\n", small, "rules", "towers").lines()).hasSize(19);
        assertThat(withPerson("", small, "rules", "towers", "T1.1")).doesNotContain("more");
    }

    @Test
    @DisplayName("is not exceeded by any line, except of the widest boards")
    void narrow() {
        String text =
                withPerson(
                        "\nmoves\nhello\nred z9\nwhite a1\n? T2.1\nhelp\nlog\n",
                        Map.of("COLUMNS", "40", "LINES", "1000"),
                        "play",
                        "towers",
                        "--bot",
                        "random",
                        "--human",
                        "1,2");
        assertThat(text.lines().filter(line -> !line.matches(".*(brick:|begin\\.) .*")))
                .allMatch(line -> line.length() <= 40);
    }

    @Test
    @DisplayName("shows the progress of a deep count, which stays the same")
    void perft() {
        String[] args = {"perft", "towers", "--option", "size=6", "--depth", "3"};
        assertThat(
                        withPerson("", Map.of(), args)
                                .lines()
                                .toList()
                                .getLast()
                                .replaceFirst(" nodes.*", ""))
                .isEqualTo(CliResult.run(args).lines().getLast().replaceFirst(" nodes.*", ""));
    }

    @Test
    @DisplayName("shows an internal error on one line, with its stack trace only on request")
    void internal() {
        InputStream broken =
                new FilterInputStream(InputStream.nullInputStream()) {
                    @Override
                    public int read(byte[] bytes, int from, int length) {
                        throw new IllegalStateException("out of order");
                    }
                };
        Terminal plain =
                new Terminal(broken, printer(out), printer(err), false, false, false, Map.of());
        assertThat(new LuccaCommandLine(plain).run("replay", "-")).isEqualTo(70);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("internal error", "out of order")
                .hasLineCount(1);
        Terminal traced =
                new Terminal(
                        broken,
                        printer(out),
                        printer(err),
                        false,
                        false,
                        false,
                        Map.of("LUCCA_DEBUG", "1"));
        assertThat(new LuccaCommandLine(traced).run("replay", "-")).isEqualTo(70);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\tat ");
    }

    private static String lineWith(String text, String part) {
        return text.lines().filter(line -> line.contains(part)).findFirst().orElseThrow();
    }

    private String withPerson(String input, Map<String, String> environment, String... args) {
        out.reset();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        assertThat(
                        new LuccaCommandLine(
                                        new Terminal(
                                                in,
                                                printer(out),
                                                printer(err),
                                                true,
                                                true,
                                                true,
                                                environment))
                                .run(args))
                .isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream printer(OutputStream target) {
        return new PrintStream(target, false, StandardCharsets.UTF_8);
    }

    private Terminal failing(String reason) {
        OutputStream closed =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException(reason);
                    }
                };
        return Terminal.of(InputStream.nullInputStream(), closed, err);
    }
}
