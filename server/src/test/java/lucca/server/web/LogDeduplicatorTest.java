package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A failure that comes again")
class LogDeduplicatorTest {
    private final LogDeduplicator logged = new LogDeduplicator();

    private static RuntimeException thrown(String message, int line) {
        RuntimeException failure = new IllegalStateException(message);
        failure.setStackTrace(
                new StackTraceElement[] {
                    new StackTraceElement("Some", "thing", "Some.java", line)
                });
        return failure;
    }

    @Test
    @DisplayName("is logged once, whatever its message, and also when the JVM leaves out its trace")
    void again() {
        RuntimeException bare = new IllegalStateException((String) null);
        bare.setStackTrace(new StackTraceElement[0]);
        assertThat(logged.isNew("here", thrown("first", 1))).isTrue();
        assertThat(logged.isNew("here", thrown("second", 1))).isFalse();
        assertThat(logged.isNew("here", bare)).isFalse();
        assertThat(logged.isNew("elsewhere", bare)).isTrue();
        assertThat(logged.isNew("elsewhere", bare)).isFalse();
    }

    @Test
    @DisplayName("is told from others of its class and of other classes")
    void others() {
        assertThat(logged.isNew("here", thrown("first", 1))).isTrue();
        assertThat(logged.isNew("here", thrown("first", 2))).isTrue();
        assertThat(logged.isNew("here", new IllegalArgumentException("first"))).isTrue();
    }
}
