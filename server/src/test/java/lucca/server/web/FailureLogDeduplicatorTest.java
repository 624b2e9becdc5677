package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A repeated failure")
class FailureLogDeduplicatorTest {
    private final FailureLogDeduplicator deduplicator = new FailureLogDeduplicator();

    private static RuntimeException thrown(String message, int line) {
        RuntimeException failure = new IllegalStateException(message);
        failure.setStackTrace(
                new StackTraceElement[] {
                    new StackTraceElement("Some", "thing", "Some.java", line)
                });
        return failure;
    }

    @Test
    @DisplayName("is logged once, even if its message differs or the JVM omits its stack trace")
    void loggedOnce() {
        RuntimeException bare = new IllegalStateException((String) null);
        bare.setStackTrace(new StackTraceElement[0]);
        assertThat(deduplicator.isNew("here", thrown("first", 1))).isTrue();
        assertThat(deduplicator.isNew("here", thrown("second", 1))).isFalse();
        assertThat(deduplicator.isNew("here", bare)).isFalse();
        assertThat(deduplicator.isNew("elsewhere", bare)).isTrue();
        assertThat(deduplicator.isNew("elsewhere", bare)).isFalse();
    }

    @Test
    @DisplayName("is distinguished from others of its class and of other classes")
    void distinctFailures() {
        assertThat(deduplicator.isNew("here", thrown("first", 1))).isTrue();
        assertThat(deduplicator.isNew("here", thrown("first", 2))).isTrue();
        assertThat(deduplicator.isNew("here", new IllegalArgumentException("first"))).isTrue();
    }
}
