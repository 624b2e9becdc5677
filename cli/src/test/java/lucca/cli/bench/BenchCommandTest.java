package lucca.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.cli.CliResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("bench signature")
class BenchCommandTest {
    /// Change it only together with an intended change of rules or bots.
    private static final String NOW = "f6ac44a0037f00c0";

    @Test
    @DisplayName("prints one number, the same on every machine until rules or bots change")
    void oneNumber() {
        CliResult cliResult = CliResult.run("bench", "signature");
        assertThat(cliResult.code()).isZero();
        assertThat(cliResult.out()).isEqualToIgnoringNewLines(NOW);
    }

    @Test
    @DisplayName("takes no other arguments and refuses them in one sentence")
    void otherArguments() {
        CliResult cliResult = CliResult.run("bench", "signature", "Playout");
        assertThat(cliResult.code()).isEqualTo(2);
        assertThat(cliResult.out()).isEmpty();
        assertThat(cliResult.err())
                .isEqualToIgnoringNewLines(
                        "lucca: 'bench signature' takes no other arguments; leave out Playout.");
        assertThat(CliResult.run("bench", "Copy", "signature", "--quick", "--gc").err())
                .contains("leave out Copy, --quick, --gc.");
    }
}
