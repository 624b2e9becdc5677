package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import lucca.server.stream.QueuedBytesTracker;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A stream response")
class EventStreamWriterTest {
    private static final int ADDRESS = 1;

    private final QueuedBytesTracker queuedBytesTracker = new QueuedBytesTracker(1 << 20, 1 << 20);
    private final AtomicInteger completed = new AtomicInteger();
    private final Output output = new Output();
    private final EventStreamWriter response =
            new EventStreamWriter(
                    StreamFormat.SERVER_SENT_EVENTS, queuedBytesTracker, ADDRESS, null, () -> {});

    /// An output that accepts bytes as a test allows.
    private static final class Output extends ServletOutputStream {
        private boolean ready = true;
        private int total;
        private @Nullable Error failure;
        private @Nullable IOException broken;
        private Runnable during = () -> {};

        @Override
        public boolean isReady() {
            return ready;
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            during.run();
            if (failure != null) {
                throw failure;
            }
            if (broken != null) {
                throw broken;
            }
            total += count;
        }

        @Override
        public void write(int b) {
            total++;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            // called by the test
        }
    }

    private void start() throws IOException {
        ServletResponse servlet =
                fake(ServletResponse.class, method -> method.equals("getOutputStream"), output);
        response.start(fake(AsyncContext.class, method -> method.equals("getResponse"), servlet));
        response.onWritePossible();
    }

    private interface MethodMatcher {
        boolean matches(String method);
    }

    private <T> T fake(Class<T> type, MethodMatcher methodMatcher, Object result) {
        Object proxy =
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (self, method, args) -> {
                            if (method.getName().equals("complete")) {
                                completed.incrementAndGet();
                            }
                            return methodMatcher.matches(method.getName()) ? result : null;
                        });
        return type.cast(proxy);
    }

    @Test
    @DisplayName("counts queued bytes until its reader has taken them")
    void countsQueuedBytes() throws IOException {
        output.ready = false;
        start();
        response.sendHeartbeat();
        assertThat(queuedBytesTracker.total()).isPositive();
        assertThat(response.waitingSince()).isNotNull();
        output.ready = true;
        response.onWritePossible();
        assertThat(queuedBytesTracker.total()).isZero();
        assertThat(response.waitingSince()).isNull();
    }

    @Test
    @DisplayName("releases its queue when an error is thrown during a write")
    void error() throws IOException {
        start();
        output.failure = new StackOverflowError();
        response.sendHeartbeat();
        assertThat(queuedBytesTracker.total()).isZero();
        assertThat(response.isClosed()).isTrue();
        output.failure = null;
        response.sendHeartbeat();
        response.end();
        assertThat(queuedBytesTracker.total()).isZero();
        assertThat(output.total).isZero();
    }

    @Test
    @DisplayName("releases its queue when it is aborted before it starts, or while it waits")
    void aborted() throws IOException {
        response.sendHeartbeat();
        assertThat(queuedBytesTracker.total()).isPositive();
        response.abort();
        assertThat(queuedBytesTracker.total()).isZero();
        start();
        assertThat(output.total).isZero();
    }

    @Test
    @DisplayName("completes once it has ended and all bytes are taken")
    void ended() throws IOException {
        output.ready = false;
        start();
        response.sendHeartbeat();
        response.end();
        assertThat(completed).hasValue(0);
        output.ready = true;
        response.onWritePossible();
        assertThat(completed).hasValue(1);
    }

    @Test
    @DisplayName("leaves a request with a broken connection to Tomcat")
    void broken() throws IOException {
        start();
        output.broken = new IOException("broken pipe");
        response.sendHeartbeat();
        assertThat(response.isClosed()).isTrue();
        response.end();
        response.onError(output.broken);
        assertThat(completed).hasValue(0);
        assertThat(queuedBytesTracker.total()).isZero();
    }

    @Test
    @DisplayName("is released to Tomcat only after the writing thread has left it")
    void released() throws IOException, InterruptedException {
        start();
        CountDownLatch writing = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        output.during =
                () -> {
                    writing.countDown();
                    awaitLatch(release);
                };
        Thread writer = Thread.ofPlatform().start(response::sendHeartbeat);
        awaitLatch(writing);
        Thread tomcat = Thread.ofPlatform().start(() -> response.onError(new IOException()));
        while (tomcat.getState() != Thread.State.WAITING) {
            assertThat(tomcat.isAlive()).as("Tomcat waits").isTrue();
            Thread.onSpinWait();
        }
        release.countDown();
        writer.join();
        tomcat.join();
        int total = output.total;
        response.sendHeartbeat();
        response.end();
        response.onWritePossible();
        assertThat(output.total).isEqualTo(total);
        assertThat(completed).hasValue(0);
    }

    private static void awaitLatch(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
