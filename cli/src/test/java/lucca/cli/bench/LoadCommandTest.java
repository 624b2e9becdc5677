package lucca.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.cli.CliResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("lucca load")
class LoadCommandTest {
    @ParameterizedTest
    @ValueSource(strings = {"localhost", "http://localhost", "https://localhost:1", "a b", "8080"})
    @DisplayName("needs the address of a server")
    void address(String address) {
        CliResult cliResult = CliResult.run("load", address);
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("'" + address + "' is not the URL of a server");
    }

    @Test
    @DisplayName("reports that no server answers")
    void noServer() {
        CliResult cliResult =
                CliResult.run("load", "http://localhost:1", "--tables", "1", "--warm-up", "0");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("There is no server at http://localhost:1");
    }

    @Test
    @DisplayName("attacks only a server on this machine")
    void attack() {
        CliResult cliResult = CliResult.run("load", "http://192.0.2.1:8080", "--attack");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err())
                .contains(
                        "--attack is only for a server on this machine, not for http://192.0.2.1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--spectators", "--lookers"})
    @DisplayName("takes a number of spectators, also by the former name of the option")
    void spectators(String option) {
        CliResult cliResult = CliResult.run("load", "http://localhost:1", option, "100001");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.err()).contains("--spectators must be from 0 to 100");
    }

    @Test
    @DisplayName("shows only the current name of an option")
    void help() {
        assertThat(CliResult.run("load", "--help").out())
                .contains("--spectators")
                .doesNotContain("--lookers");
    }
}
