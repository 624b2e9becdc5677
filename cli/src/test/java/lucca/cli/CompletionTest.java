package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("completion")
class CompletionTest {
    @Test
    @DisplayName("completes commands, options, games, bots and the options of games")
    void words() {
        CliResult bash = CliResult.run("completion");
        assertThat(bash.code()).isZero();
        assertThat(bash.out())
                .contains(
                        "simulate",
                        "--threads",
                        "--sheet",
                        "\"towers\"",
                        "\"random\"",
                        "size=12",
                        "switching=on",
                        "complete -F");
        assertThat(CliResult.run("completion", "bash")).isEqualTo(bash);
    }

    @Test
    @DisplayName("loads bash compatibility first in zsh")
    void zsh() {
        assertThat(CliResult.run("completion", "zsh").out())
                .startsWith("autoload")
                .endsWith(CliResult.run("completion").out());
    }

    @Test
    @DisplayName("completes file names where a file is expected")
    void files() {
        String[] functions = CliResult.run("completion").out().split("\nfunction ", -1);
        for (String command :
                List.of("play", "simulate", "arena", "stats", "replay", "verify", "convert")) {
            assertThat(functions)
                    .filteredOn(function -> function.startsWith("_picocli_lucca_" + command + "()"))
                    .allMatch(function -> function.contains("compgen -f"))
                    .hasSize(1);
        }
    }
}
