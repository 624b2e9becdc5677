package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import lucca.cli.terminal.Terminal;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An interrupted command")
@Timeout(120)
class InterruptedCommandTest {
    private static final List<String> ARENA =
            List.of("arena", "citta", "--bot", "greedy,random", "--games", "2000000");

    @TempDir Path folder;

    @Test
    @DisplayName("reports the standings of the arena, keeps its games and continues them")
    void arena() throws Exception {
        Path file = folder.resolve("games");
        CliResult cliResult = stopped(file, with(ARENA, "--resume", file.toString()));
        assertThat(cliResult.code()).isEqualTo(130);
        assertThat(cliResult.err()).isEmpty();
        assertThat(cliResult.out())
                .contains("(Stopped early: 2,000,000 games were requested.)", "greedy", "Elo");
        List<String> lines = Files.readAllLines(file);
        long reported = Long.parseLong(cliResult.out().split(" ", 2)[0].replace(",", ""));
        assertThat(reported).isPositive().isLessThanOrEqualTo(lines.size() - 1);
        List<String> few = new ArrayList<>(ARENA);
        few.set(few.size() - 1, "4");
        CliResult again =
                CliResult.run(with(few, "--resume", file.toString()).toArray(String[]::new));
        assertThat(again.code()).isZero();
        assertThat(again.out()).startsWith("4 games").doesNotContain("Stopped");
        assertThat(Files.readAllLines(file)).isEqualTo(lines);
    }

    @Test
    @DisplayName("is also reported in JSON")
    void json() throws Exception {
        Path file = folder.resolve("games");
        CliResult cliResult = stopped(file, with(ARENA, "--json", "--resume", file.toString()));
        JsonOutput jsonOutput = JsonOutput.of(cliResult.out());
        assertThat(jsonOutput.get("stopped")).isEqualTo(Json.of(true));
        assertThat(JsonOutput.sum(Collections.singleton(jsonOutput.get("games"))))
                .isLessThan(2_000_000);
    }

    @Test
    @DisplayName("reports the finished steps of a ladder")
    void ladder() throws Exception {
        Path file = folder.resolve("greedy-random.ndjson");
        CliResult cliResult =
                stopped(
                        file,
                        List.of(
                                "ladder",
                                "citta",
                                "--bot",
                                "random,greedy,level3",
                                "--games",
                                "1000000",
                                "--resume",
                                folder.toString()));
        assertThat(cliResult.code()).isEqualTo(130);
        assertThat(cliResult.out()).contains("Stopped", "greedy").doesNotContain("level3");
    }

    @Test
    @DisplayName("reports the balance of the games so far, or that there are none")
    void stats() throws Exception {
        Thread.currentThread().interrupt();
        CliResult withoutGames =
                CliResult.run("stats", "towers", "--bot", "level2", "--games", "1000000");
        assertThat(withoutGames.code()).isEqualTo(130);
        assertThat(withoutGames.out()).contains("games of", "Stopped").doesNotContain("NaN");
        assertThat(Thread.interrupted()).isFalse();
        Path picture = folder.resolve("picture");
        CliResult some =
                stopped(
                        picture,
                        List.of(
                                "stats",
                                "citta",
                                "--games",
                                "100000000",
                                "--vary",
                                "celebration",
                                "--svg",
                                picture.toString()));
        assertThat(some.code()).isEqualTo(130);
        assertThat(some.out()).contains("Stopped").doesNotContain("NaN");
        assertThat(Files.readString(picture)).endsWith("</svg>\n").doesNotContain("NaN");
    }

    @Test
    @DisplayName("does the same after a signal, and exits with the code of the signal")
    @DisabledOnOs(OS.WINDOWS)
    void signal() throws Exception {
        Path file = folder.resolve("games");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "lucca.cli.CliMain"));
        command.addAll(with(ARENA, "--resume", file.toString()));
        Path out = folder.resolve("out");
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(out.toFile())
                        .redirectError(folder.resolve("err").toFile())
                        .start();
        try {
            await(file, 10);
            // Not SIGINT, which shells disable for background jobs.
            process.destroy();
            assertThat(process.waitFor(100, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(128 + 15);
            assertThat(Files.readString(out)).contains("Stopped", "greedy", "Elo");
        } finally {
            process.destroyForcibly();
        }
    }

    /// Runs the program until one of its files has some lines, or exists if it is an image, then
    /// interrupts it.
    private CliResult stopped(Path file, List<String> args) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        LuccaCommandLine luccaCommandLine =
                new LuccaCommandLine(Terminal.of(InputStream.nullInputStream(), out, err));
        AtomicInteger code = new AtomicInteger(-1);
        Thread thread =
                new Thread(() -> code.set(luccaCommandLine.run(args.toArray(String[]::new))));
        thread.start();
        await(file, file.endsWith("picture") ? 0 : 200);
        assertThat(luccaCommandLine.stop()).isTrue();
        assertThat(thread.join(Duration.ofSeconds(100))).isTrue();
        assertThat(luccaCommandLine.isStopped()).isTrue();
        return new CliResult(
                code.get(),
                out.toString(StandardCharsets.UTF_8),
                err.toString(StandardCharsets.UTF_8));
    }

    private static void await(Path file, int lines) throws IOException, InterruptedException {
        while (!Files.exists(file) || Files.readString(file).lines().count() < lines) {
            Thread.sleep(20);
        }
    }

    private static List<String> with(List<String> args, String... more) {
        List<String> all = new ArrayList<>(args);
        all.addAll(List.of(more));
        return all;
    }
}
