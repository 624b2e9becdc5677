package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A histogram")
class HistogramTest {
    @Test
    @DisplayName("of the numbers from 1 to 100 has the expected quantiles")
    void quantiles() {
        Histogram numbers = new Histogram();
        IntStream.rangeClosed(1, 100).forEach(numbers::add);
        assertThat(numbers.mean()).isEqualTo(50.5);
        assertThat(numbers.min()).isEqualTo(1);
        assertThat(numbers.quantile(0.05)).isEqualTo(5);
        assertThat(numbers.quantile(0.5)).isEqualTo(50);
        assertThat(numbers.quantile(0.95)).isEqualTo(95);
        assertThat(numbers.max()).isEqualTo(100);
        assertThat(numbers.count(10, 19)).isEqualTo(10);
    }

    @Test
    @DisplayName("counts negative and frequent values")
    void counts() {
        Histogram some = new Histogram();
        some.add(-3, 5);
        Histogram more = new Histogram();
        more.add(7);
        some.add(more);
        assertThat(some.size()).isEqualTo(6);
        assertThat(some.mean()).isEqualTo(-8.0 / 6);
        assertThat(some.quantile(0.5)).isEqualTo(-3);
        assertThat(some.max()).isEqualTo(7);
        assertThat(some.count(-10, 0)).isEqualTo(5);
    }
}
