package lucca.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lucca.cli.CliResult;
import lucca.cli.JsonOutput;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("ladder")
class LadderCommandTest {
    @TempDir Path folder;

    @Test
    @DisplayName("measures each bot against the one before and adds up Elo")
    void json() {
        CliResult cliResult = ladder("--bot", "random,greedy,level3", "--games", "4", "--json");
        assertThat(cliResult.code()).isZero();
        List<JsonOutput> bots =
                JsonOutput.of(cliResult.out()).list("bots").stream()
                        .map(bot -> new JsonOutput((Json.Obj) bot))
                        .toList();
        assertThat(bots.stream().map(bot -> bot.text("name")))
                .containsExactly("random", "greedy", "level3");
        assertThat(bots.getFirst().json().members().keySet())
                .containsExactly("name", "elo", "eloLow", "eloHigh");
        assertThat(bots.getLast().json().members().keySet()).contains("winRate", "low", "high");
    }

    @Test
    @DisplayName("keeps the games of each step in a file and does not play them again")
    void resume() throws Exception {
        CliResult first = ladder("--games", "4,4,2,2", "--resume", folder.toString());
        assertThat(first.out()).contains("level1").contains("level5").contains("Elo");
        Path file = folder.resolve("level2-level1.ndjson");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(5);
        assertThat(Files.readAllLines(folder.resolve("level5-level4.ndjson"))).hasSize(3);
        assertThat(ladder("--games", "4,4,2,2", "--resume", folder.toString()).out())
                .isEqualTo(first.out());
        assertThat(Files.readAllLines(file)).isEqualTo(lines);
    }

    @Test
    @DisplayName("needs a number of games for each step, or one for all")
    void games() {
        CliResult cliResult = ladder("--games", "2,2");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("one for each of 4 steps, not 2");
    }

    @Test
    @DisplayName("refuses an invalid later step before it plays or writes anything")
    void early() throws Exception {
        assertThat(ladder("--games", "2,2,2,0", "--resume", folder.toString()).code()).isEqualTo(2);
        assertThat(ladder("--threads", "0", "--resume", folder.toString()).code()).isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
        Files.writeString(folder.resolve("level5-level4.ndjson"), "a letter");
        CliResult cliResult = ladder("--games", "2", "--resume", folder.toString());
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("level5-level4");
        assertThat(folder.toFile().list()).containsExactly("level5-level4.ndjson");
    }

    @Test
    @DisplayName("needs at least two bots")
    void one() {
        CliResult cliResult = ladder("--bot", "random");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("at least two bots");
    }

    private static CliResult ladder(String... more) {
        List<String> args = new ArrayList<>(List.of("ladder", "towers", "--iterations", "2"));
        args.addAll(List.of(more));
        return CliResult.run(args.toArray(String[]::new));
    }
}
