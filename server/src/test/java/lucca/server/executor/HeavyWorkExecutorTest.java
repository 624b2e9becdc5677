package lucca.server.executor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import lucca.server.limit.LimitExceededException;
import lucca.server.limit.Requester;
import lucca.server.testing.Wait;
import lucca.server.web.ProblemException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.http.HttpStatus;

@DisplayName("Heavy work")
@Timeout(60)
class HeavyWorkExecutorTest {
    private static final Executor VIRTUAL = Thread::startVirtualThread;
    private static final Requester BLOCKER = new Requester(0, "blocker");
    private static final Requester ANNA = new Requester(1, "anna");

    private final CountDownLatch release = new CountDownLatch(1);

    private static HeavyWorkExecutor singleThreaded(Duration longestWait) {
        return new HeavyWorkExecutor(1, new FairQueue.Limits(100, 10, 5), longestWait);
    }

    /// Occupies the only thread until it is released.
    private void block(HeavyWorkExecutor heavy) throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        Thread.startVirtualThread(
                () -> {
                    try {
                        heavy.run(BLOCKER, () -> waitForRelease(started));
                    } catch (ProblemException e) {
                        // the maximum wait is over
                    }
                });
        assertThat(started.await(30, TimeUnit.SECONDS)).isTrue();
    }

    /// Like a computation, ignores interrupts.
    private boolean waitForRelease(CountDownLatch started) {
        started.countDown();
        while (release.getCount() > 0) {
            LockSupport.parkNanos(1_000_000);
            Thread.interrupted();
        }
        return true;
    }

    private static void awaitQueuedJobs(HeavyWorkExecutor heavy, int count) {
        Wait.until(() -> heavy.queuedJobs() == count);
    }

    @Test
    @DisplayName("runs on threads of its own, and its failures are rethrown")
    void ownThreads() {
        try (HeavyWorkExecutor heavy = singleThreaded(Duration.ofMinutes(1))) {
            assertThat(heavy.run(ANNA, () -> Thread.currentThread().isVirtual())).isFalse();
            ProblemException problem = ProblemException.of(HttpStatus.CONFLICT, "record.running");
            assertThatThrownBy(
                            () ->
                                    heavy.run(
                                            ANNA,
                                            () -> {
                                                throw problem;
                                            }))
                    .isSameAs(problem);
            assertThat(heavy.run(ANNA, () -> 1)).isEqualTo(1);
        }
    }

    @Test
    @DisplayName("of a person with few requests runs before that of a person with many")
    void fairOrder() throws InterruptedException {
        try (HeavyWorkExecutor heavy = singleThreaded(Duration.ofMinutes(1))) {
            block(heavy);
            List<String> order = new CopyOnWriteArrayList<>();
            List<CompletableFuture<Boolean>> jobs = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                Requester attacker = new Requester(7, "guest " + i / 5);
                jobs.add(submit(heavy, attacker, order));
                awaitQueuedJobs(heavy, i + 1);
            }
            jobs.add(submit(heavy, ANNA, order));
            awaitQueuedJobs(heavy, 11);
            release.countDown();
            jobs.forEach(CompletableFuture::join);
            assertThat(order).hasSize(11);
            assertThat(order.indexOf("anna")).isEqualTo(1);
        }
    }

    private static CompletableFuture<Boolean> submit(
            HeavyWorkExecutor heavy, Requester requester, List<String> order) {
        return CompletableFuture.supplyAsync(
                () -> heavy.run(requester, () -> order.add(requester.person())), VIRTUAL);
    }

    @Test
    @DisplayName("is refused only to requesters with too many queued jobs")
    void queueLimit() throws InterruptedException {
        try (HeavyWorkExecutor heavy = singleThreaded(Duration.ofMinutes(1))) {
            block(heavy);
            List<String> order = new CopyOnWriteArrayList<>();
            List<CompletableFuture<Boolean>> jobs = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                jobs.add(submit(heavy, ANNA, order));
                awaitQueuedJobs(heavy, i + 1);
            }
            assertThatThrownBy(() -> heavy.run(ANNA, () -> 1))
                    .isInstanceOf(LimitExceededException.class);
            CompletableFuture<Boolean> other = submit(heavy, new Requester(2, "bruno"), order);
            awaitQueuedJobs(heavy, 6);
            release.countDown();
            assertThat(other.join()).isTrue();
            assertThat(jobs).allMatch(CompletableFuture::join);
        }
    }

    @Test
    @DisplayName("that no requester waits for is never started")
    void abandonedWork() throws InterruptedException {
        AtomicBoolean done = new AtomicBoolean();
        try (HeavyWorkExecutor heavy = singleThreaded(Duration.ofMillis(50))) {
            block(heavy);
            assertThatThrownBy(
                            () ->
                                    heavy.run(
                                            ANNA,
                                            () -> {
                                                done.set(true);
                                                return 1;
                                            }))
                    .isInstanceOf(ProblemException.class)
                    .hasMessage("server.busy");
            assertThat(heavy.queuedJobs()).isZero();
            release.countDown();
            Wait.until(() -> isServed(heavy));
            assertThat(done).isFalse();
        }
    }

    /// Whether work is served within the maximum wait, which a slow machine may miss at first.
    private static boolean isServed(HeavyWorkExecutor heavy) {
        try {
            return heavy.run(ANNA, () -> true);
        } catch (ProblemException e) {
            return false;
        }
    }
}
