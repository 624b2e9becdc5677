package lucca.cli.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("simulate")
class SimulateTest {
    @TempDir Path folder;

    @ParameterizedTest
    @CsvSource({"2, 8, off", "3, 6, on", "4, 10, on", "2, 12, on"})
    @DisplayName("the same arguments give the same bytes for any number of threads")
    void sameBytes(String seats, String size, String switching) throws Exception {
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        String[] args = {
            "simulate",
            "towers",
            "--seats",
            seats,
            "--games",
            "20",
            "--seed",
            "7",
            "--option",
            "size=" + size,
            "--option",
            "switching=" + switching,
            "--out"
        };
        assertThat(CliResult.run(with(args, one.toString())).code()).isZero();
        assertThat(CliResult.run(with(args, two.toString(), "--threads", "2")).code()).isZero();
        assertThat(two).hasSameBinaryContentAs(one);
        assertThat(Files.readAllLines(one)).hasSize(20).doesNotHaveDuplicates();
        assertThat(CliResult.run(with(args, one.toString())).err()).contains("already exists");
        assertThat(CliResult.run(with(args, one.toString(), "--overwrite")).code()).isZero();
        assertThat(CliResult.run(with(args, "-")).out()).isEqualTo(Files.readString(one));
    }

    @Test
    @DisplayName("another seed gives other games")
    void otherSeed() {
        assertThat(records("1")).isNotEqualTo(records("2"));
        assertThat(records("1")).isEqualTo(records("1"));
    }

    @Test
    @DisplayName("the games are the same with and without records")
    void sameGames() {
        JsonOutput without =
                JsonOutput.of(
                        CliResult.run("simulate", "towers", "--games", "300", "--json").out());
        JsonOutput threads =
                JsonOutput.of(
                        CliResult.run(
                                        "simulate",
                                        "towers",
                                        "--games",
                                        "300",
                                        "--json",
                                        "--threads",
                                        "2")
                                .out());
        CliResult written =
                CliResult.run("simulate", "towers", "--games", "300", "--json", "--out", "-");
        for (String name :
                new String[] {"games", "decisions", "wins", "meanScores", "endReasons"}) {
            assertThat(JsonOutput.of(written.err()).get(name))
                    .as(name)
                    .isEqualTo(without.get(name));
            assertThat(threads.get(name)).as(name).isEqualTo(without.get(name));
        }
    }

    @Test
    @DisplayName("the JSON object has the names of the contract, and its numbers add up")
    void json() {
        CliResult cliResult =
                CliResult.run("simulate", "towers", "--seats", "3", "--games", "50", "--json");
        JsonOutput object = JsonOutput.of(cliResult.out());
        assertThat(object.json().members())
                .containsKeys(
                        "game",
                        "seats",
                        "games",
                        "decisions",
                        "seconds",
                        "playoutsPerSecond",
                        "decisionsPerSecond",
                        "wins",
                        "meanScores",
                        "endReasons");
        assertThat(object.get("game")).isEqualTo(Json.of("towers"));
        assertThat(object.get("games")).isEqualTo(Json.of(50));
        assertThat(JsonOutput.sum(object.list("wins"))).isCloseTo(50, within(1e-9));
        assertThat(object.map("endReasons")).containsOnlyKeys("tower", "prisoners", "blocked");
        assertThat(JsonOutput.sum(object.map("endReasons").values())).isEqualTo(50);
    }

    @Test
    @DisplayName("decisions are the events of seats")
    void decisions() {
        CliResult cliResult =
                CliResult.run("simulate", "towers", "--games", "5", "--json", "--out", "-");
        long events =
                cliResult.lines().stream()
                        .flatMap(line -> JsonOutput.of(line).list("events").stream())
                        .filter(event -> ((Json.Obj) event).get("seat") != null)
                        .count();
        assertThat(JsonOutput.of(cliResult.err()).get("decisions")).isEqualTo(Json.of(events));
    }

    @Test
    @DisplayName("without --json prints text")
    void text() {
        CliResult cliResult = CliResult.run("simulate", "towers", "--games", "10");
        assertThat(cliResult.out())
                .contains(
                        "10 games of Lucca: The Tower Game, 2 seats", "seat 2 (random)", "(T5.2)");
    }

    private static String records(String seed) {
        return CliResult.run("simulate", "towers", "--games", "3", "--seed", seed, "--out", "-")
                .out();
    }

    private static String[] with(String[] args, String... more) {
        String[] all = java.util.Arrays.copyOf(args, args.length + more.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        return all;
    }
}
