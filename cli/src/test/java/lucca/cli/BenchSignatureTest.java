package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("bench signature")
class BenchSignatureTest {
    @Test
    @DisplayName("prints one number, always the same")
    void oneNumber() {
        Run run = Run.lucca("bench", "signature");
        assertThat(run.code()).isZero();
        assertThat(run.out()).matches("[0-9a-f]{16}\\R");
        assertThat(Run.lucca("bench", "signature")).isEqualTo(run);
    }

    @Test
    @DisplayName("stands alone: whatever else is asked is refused in one sentence")
    void alone() {
        Run run = Run.lucca("bench", "signature", "Playout");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualToIgnoringNewLines(
                        "lucca: 'bench signature' stands alone, without Playout.");
        assertThat(Run.lucca("bench", "Copy", "signature", "--quick", "--gc").err())
                .contains("without Copy, --quick, --gc.");
    }
}
