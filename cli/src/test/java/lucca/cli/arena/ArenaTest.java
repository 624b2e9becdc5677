package lucca.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.arena.GameResult;
import lucca.arena.SeatResult;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("arena")
class ArenaTest {
    @TempDir Path folder;

    @Test
    @DisplayName(
            "the JSON object begins with the names of the contract, and its numbers are consistent")
    void json() {
        List<JsonOutput> bots = bots(lucca("--games", "20"));
        for (JsonOutput bot : bots) {
            assertThat(bot.json().members().keySet())
                    .startsWith(
                            "name",
                            "games",
                            "winRate",
                            "low",
                            "high",
                            "elo",
                            "meanScore",
                            "msPerDecision")
                    .contains("overtime");
            assertThat(bot.get("games")).isEqualTo(Json.of(20));
            assertThat(number(bot, "low")).isLessThan(number(bot, "high"));
            assertThat(number(bot, "winRate")).isBetween(number(bot, "low"), number(bot, "high"));
            assertThat(number(bot, "msPerDecision")).isPositive();
        }
        assertThat(bots.getFirst().text("name")).isEqualTo("greedy");
        assertThat(number(bots.getFirst(), "winRate") + number(bots.getLast(), "winRate"))
                .isCloseTo(1, within(1e-5));
        assertThat(number(bots.getFirst(), "elo")).isGreaterThan(100);
        assertThat(number(bots.getLast(), "elo")).isZero();
    }

    @Test
    @DisplayName("the same arguments give the same result for any number of threads")
    void threads() {
        assertThat(play(lucca("--games", "10", "--threads", "2")))
                .isEqualTo(play(lucca("--games", "10", "--threads", "1")))
                .isNotEqualTo(play(lucca("--games", "10", "--seed", "2")));
    }

    @Test
    @DisplayName(
            "has the same result after an interrupt and a resume, even in the middle of a line")
    void resume() throws Exception {
        Path file = folder.resolve("games");
        CliResult complete = lucca("--games", "10", "--resume", file.toString());
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(11);
        Files.writeString(
                file, String.join("\n", lines.subList(0, 6)) + "\n" + lines.get(6).substring(0, 9));
        assertThat(play(lucca("--games", "10", "--resume", file.toString())))
                .isEqualTo(play(complete));
        List<String> after = Files.readAllLines(file);
        assertThat(after).hasSize(11).startsWith(lines.subList(0, 6).toArray(String[]::new));
        CliResult again = lucca("--games", "10", "--resume", file.toString());
        assertThat(play(again)).isEqualTo(play(complete));
        assertThat(Files.readAllLines(file)).isEqualTo(after);
        lucca("--games", "14", "--resume", file.toString());
        assertThat(Files.readAllLines(file)).hasSize(15);
    }

    @Test
    @DisplayName("a file with other settings or other content is refused and stays unchanged")
    void otherSettings() throws Exception {
        Path file = folder.resolve("games");
        lucca("--games", "2", "--resume", file.toString());
        String before = Files.readString(file);
        CliResult other = lucca("--games", "2", "--seed", "9", "--resume", file.toString());
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err().lines()).hasSize(1);
        assertThat(other.err()).contains("iterations, and seed");
        assertThat(file).hasContent(before);
        Files.writeString(
                file, before.replaceFirst("\"build\":\"[0-9a-f]{8}\"", "\"build\":\"x\""));
        assertThat(lucca("--games", "2", "--resume", file.toString()).err()).contains("this build");
        Files.writeString(file, "a letter");
        assertThat(lucca("--resume", file.toString()).code()).isEqualTo(2);
        assertThat(file).hasContent("a letter");
        Files.write(file, new byte[] {(byte) 0xE9, '\n'});
        assertThat(lucca("--resume", file.toString()).err()).contains("UTF-8");
        Files.writeString(file, before + "{}\n");
        CliResult broken = lucca("--resume", file.toString());
        assertThat(broken.code()).isEqualTo(2);
        assertThat(broken.err()).contains("line 4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'game':-1,'seats':[[1,5,3,9,0,0],[0,4,3,9,0,0]]} | with the number -1",
                "{'game':0.5,'seats':[[1,5,3,9,0,0],[0,4,3,9,0,0]]} | with the number 0.5",
                "{'game':1e300,'seats':[[1,5,3,9,0,0],[0,4,3,9,0,0]]} | with the number 1.0E300",
                "{'game':2,'seats':[[1,5,3,9,0,0]]} | six values",
                "{'game':2,'seats':[[1,5,3,9,0,0],[0,4,3,9,0]]} | six values",
                "{'game':2,'seats':[[1,5,3,9,0,0],[0,4,3,9,0,null]]} | six values",
                "{'game':2,'seats':[[1,5,3,9,0,0],[1,4,3,9,0,0]]} | not 2",
                "{'game':2,'seats':[[0,5,3,9,0,0],[0,4,3,9,0,0]]} | not 0",
                "{'game':2,'seats':[[1.5,5,3,9,0,0],[-0.5,4,3,9,0,0]]} | not 1.5",
                "{'game':2,'seats':[[1,5.5,3,9,0,0],[0,4,3,9,0,0]]} | not 5.5",
                "{'game':2,'seats':[[1,5,3,-9,0,0],[0,4,3,9,0,0]]} | not -9",
                "{'game':2,'seats':[[NaN,5,3,9,0,0],[0,4,3,9,0,0]]} | JSON"
            })
    @DisplayName("an invalid line is refused with its number, and nothing is written")
    void invalidLine(String line, String why) throws Exception {
        Path file = folder.resolve("games");
        lucca("--games", "2", "--resume", file.toString());
        String bad = Files.readString(file) + line.replace('\'', '"') + "\n{\"game\":3,\"se";
        Files.writeString(file, bad);
        CliResult cliResult = lucca("--games", "8", "--resume", file.toString());
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.out()).isEmpty();
        assertThat(cliResult.err().lines()).hasSize(1);
        assertThat(cliResult.err()).contains("line 4: ", why);
        assertThat(Files.readString(file)).isEqualTo(bad);
    }

    @Test
    @DisplayName("refused arguments leave no file behind")
    void refused() {
        Path file = folder.resolve("games");
        assertThat(lucca("--threads", "0", "--resume", file.toString()).code()).isEqualTo(2);
        assertThat(file).doesNotExist();
    }

    @Test
    @DisplayName("a thread that is interrupted while it writes does not damage the file")
    void interrupted() throws Exception {
        Path path = folder.resolve("games");
        List<SeatResult> seats = List.of(new SeatResult(1, 5, 1, 1, 0, 0));
        try (ArenaResultFile file =
                ArenaResultFile.open(path.toString(), Json.object("game", "x"), 1)) {
            Thread.currentThread().interrupt();
            file.add(new GameResult(0, seats));
            assertThat(Thread.interrupted()).isTrue();
            file.add(new GameResult(1, seats));
        }
        assertThat(Files.readAllLines(path)).hasSize(3);
    }

    @Test
    @DisplayName("a sequential test stops as soon as it is decided, also after a resume")
    void sprt() {
        Path file = folder.resolve("games");
        CliResult cliResult =
                lucca("--games", "2000", "--sprt", "0.5,0.7", "--resume", file.toString());
        JsonOutput jsonOutput = JsonOutput.of(cliResult.out());
        assertThat(jsonOutput.map("sprt")).containsEntry("verdict", Json.of("higher"));
        assertThat(number(jsonOutput, "games")).isLessThan(200);
        CliResult again =
                lucca("--games", "2000", "--sprt", "0.5,0.7", "--resume", file.toString());
        assertThat(again.out()).isEqualTo(cliResult.out());
    }

    @Test
    @DisplayName("without --json prints a table")
    void text() {
        CliResult cliResult =
                CliResult.run(
                        "arena", "citta", "--seats", "4", "--bot", "greedy", "--bot", "random",
                        "--games", "5", "--sprt", "0.1,0.9");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out())
                .contains(
                        "8 games of Lucca Città, 4 seats: 2 deals",
                        "Rounded up from 5",
                        "wins %",
                        "greedy      8",
                        "log likelihood ratio");
    }

    private static CliResult lucca(String... more) {
        List<String> args =
                new ArrayList<>(
                        List.of(
                                "arena",
                                "citta",
                                "--bot",
                                "greedy",
                                "--bot",
                                "random",
                                "--iterations",
                                "10",
                                "--json"));
        args.addAll(List.of(more));
        return CliResult.run(args.toArray(String[]::new));
    }

    /// Everything but the time.
    private static String play(CliResult cliResult) {
        assertThat(cliResult.err()).isEmpty();
        return cliResult.out().replaceAll("\"msPerDecision\":[^,]*", "");
    }

    private static List<JsonOutput> bots(CliResult cliResult) {
        return JsonOutput.of(cliResult.out()).list("bots").stream()
                .map(bot -> new JsonOutput((Json.Obj) bot))
                .toList();
    }

    private static double number(JsonOutput jsonOutput, String name) {
        return JsonOutput.sum(List.of(Objects.requireNonNull(jsonOutput.get(name))));
    }
}
