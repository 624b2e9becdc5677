package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("bench signature")
class BenchSignatureTest {
    /// To be changed with rules or bots that are meant to play otherwise, and only then.
    private static final String NOW = "f6ac44a0037f00c0";

    @Test
    @DisplayName(
            "prints one number, the same on every machine as long as rules and bots play alike")
    void oneNumber() {
        Run run = Run.lucca("bench", "signature");
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualToIgnoringNewLines(NOW);
    }

    @Test
    @DisplayName("stands alone: whatever else is asked is refused in one sentence")
    void alone() {
        Run run = Run.lucca("bench", "signature", "Playout");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualToIgnoringNewLines(
                        "lucca: 'bench signature' takes no other arguments; leave out Playout.");
        assertThat(Run.lucca("bench", "Copy", "signature", "--quick", "--gc").err())
                .contains("leave out Copy, --quick, --gc.");
    }
}
