package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Help")
class HelpTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "rules",
                "simulate",
                "arena",
                "stats",
                "replay",
                "verify",
                "convert",
                "perft",
                "bench",
                "load",
                "completion"
            })
    @DisplayName("has a header for every command and describes all its arguments")
    void everyCommandHasHelp(String command) {
        CliResult help = CliResult.run(command, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.lines().getFirst()).matches("[A-Z].*\\.");
        assertThat(help.out()).contains("Usage: lucca " + command).doesNotContain("${");
        assertThat(help.lines()).noneMatch(line -> line.matches(" +(-\\w, )?--[^ ]+"));
        assertThat(CliResult.run("help", command)).isEqualTo(help);
        assertThat(CliResult.run().out()).contains(help.lines().getFirst());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help"})
    @DisplayName("is shown by the program without arguments")
    void noArguments(String asked) {
        assertThat(CliResult.run()).isEqualTo(CliResult.run(asked));
        assertThat(CliResult.run().code()).isZero();
        assertThat(CliResult.run().out())
                .contains(
                        "Commands:",
                        "simulate",
                        "  serve ",
                        "  backup ",
                        "  restore ",
                        "  test ",
                        "  format ");
    }

    @Test
    @DisplayName("shows the version on one line")
    void version() {
        assertThat(CliResult.run("--version").lines())
                .hasSize(1)
                .first()
                .asString()
                .startsWith("lucca");
    }
}
