package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The parallel runner")
class OrderedParallelRunnerTest {
    @Test
    @DisplayName("delivers results in order, regardless of which task ends first")
    void order() {
        List<Integer> results = new ArrayList<>();
        OrderedParallelRunner.run(
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
    @DisplayName("rethrows the failure of a task")
    void failure() {
        Callable<Integer> broken =
                () -> {
                    throw new IllegalArgumentException("broken");
                };
        assertThatThrownBy(
                        () ->
                                OrderedParallelRunner.run(
                                        2, List.of(broken).iterator(), result -> {}))
                .hasMessage("broken");
    }

    @Test
    @DisplayName("returns early if the caller is interrupted, even while results are available")
    void interrupted() {
        List<Integer> results = new ArrayList<>();
        Callable<Integer> patient =
                () -> {
                    Thread.sleep(Duration.ofHours(1));
                    return 2;
                };
        OrderedParallelRunner.run(
                1,
                List.<Callable<Integer>>of(() -> 1, patient).iterator(),
                result -> {
                    results.add(result);
                    Thread.currentThread().interrupt();
                });
        assertThat(Thread.interrupted()).isTrue();
        Thread.currentThread().interrupt();
        OrderedParallelRunner.run(1, List.of(patient).iterator(), results::add);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(results).containsExactly(1);
    }

    @Test
    @DisplayName("stops other tasks after a failure and leaves no thread behind")
    void othersStop() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<Thread> other = new AtomicReference<>();
        AtomicBoolean interrupted = new AtomicBoolean();
        Callable<Integer> broken =
                () -> {
                    begun.await();
                    throw new IllegalArgumentException("broken");
                };
        Callable<Integer> patient =
                () -> {
                    other.set(Thread.currentThread());
                    begun.countDown();
                    try {
                        Thread.sleep(Duration.ofHours(1));
                    } catch (InterruptedException e) {
                        interrupted.set(true);
                    }
                    return 1;
                };
        assertThatThrownBy(
                        () ->
                                OrderedParallelRunner.run(
                                        2, List.of(broken, patient).iterator(), result -> {}))
                .hasMessage("broken");
        assertThat(interrupted).isTrue();
        assertThat(other.get().join(Duration.ofSeconds(20))).isTrue();
    }
}
