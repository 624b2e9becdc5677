package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Workers")
class WorkersTest {
    @Test
    @DisplayName("give results in order, whoever is done first")
    void order() {
        List<Integer> results = new ArrayList<>();
        Workers.run(
                3,
                IntStream.range(0, 100)
                        .<Callable<Integer>>mapToObj(
                                i ->
                                        () -> {
                                            Thread.sleep(i % 3);
                                            return i;
                                        })
                        .iterator(),
                results::add);
        assertThat(results).isEqualTo(IntStream.range(0, 100).boxed().toList());
    }

    @Test
    @DisplayName("let a failure come out")
    void failure() {
        Callable<Integer> broken =
                () -> {
                    throw new IllegalArgumentException("broken");
                };
        assertThatThrownBy(() -> Workers.run(2, List.of(broken).iterator(), result -> {}))
                .hasMessage("broken");
    }
}
