package lucca.cli.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Ranges of lots")
class LotRangesTest {
    @Test
    @DisplayName("join neighbours in a row, up to the edge and never across it")
    void ranges() {
        assertThat(LotRanges.of(List.of("a1", "b1", "c1", "e1", "f1", "a2", "c2", "d2"), 6))
                .isEqualTo("a1-c1 e1-f1 a2 c2-d2");
        assertThat(LotRanges.of(List.of(), 6)).isEmpty();
    }
}
