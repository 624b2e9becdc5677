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
}
