package lucca.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Among queued bytes")
class QueuedBytesTrackerTest {
    private static final int LENGTH = 1000;
    private static final int STREAM = QueuedBytesTracker.PER_STREAM;

    private final QueuedBytesTracker queuedBytesTracker =
            new QueuedBytesTracker(3L * STREAM, 2L * STREAM);
    private final SharedFrame sharedFrame = new SharedFrame(new byte[LENGTH]);

    @Test
    @DisplayName("a frame counts once, even if several queues contain it")
    void sharedFrameCountsOnce() {
        queuedBytesTracker.add(1, sharedFrame, true);
        queuedBytesTracker.add(2, sharedFrame, true);
        assertThat(queuedBytesTracker.total()).isEqualTo(2 * STREAM + LENGTH);
        queuedBytesTracker.remove(1, sharedFrame, true);
        assertThat(queuedBytesTracker.total()).isEqualTo(STREAM + LENGTH);
        queuedBytesTracker.remove(2, sharedFrame, true);
        assertThat(queuedBytesTracker.total()).isZero();
    }

    @Test
    @DisplayName("an address may use only its share")
    void addressShare() {
        queuedBytesTracker.add(1, sharedFrame, true);
        assertThat(queuedBytesTracker.isFull(1)).isFalse();
        queuedBytesTracker.add(1, sharedFrame, true);
        assertThat(queuedBytesTracker.isFull(1)).isTrue();
        assertThat(queuedBytesTracker.isFull(2)).isFalse();
        assertThat(queuedBytesTracker.isFull()).isFalse();
        queuedBytesTracker.remove(1, sharedFrame, true);
        assertThat(queuedBytesTracker.isFull(1)).isFalse();
        assertThat(queuedBytesTracker.hasRoom(1)).isTrue();
    }

    @Test
    @DisplayName("the total is limited, and after an overflow it must drop below a lower bound")
    void totalLimit() {
        for (int address = 0; address < 3; address++) {
            queuedBytesTracker.add(address, new SharedFrame(new byte[LENGTH]), true);
        }
        assertThat(queuedBytesTracker.isFull()).isTrue();
        SharedFrame last = new SharedFrame(new byte[LENGTH]);
        queuedBytesTracker.add(3, last, false);
        queuedBytesTracker.remove(3, last, false);
        assertThat(queuedBytesTracker.total()).isEqualTo(3 * (STREAM + LENGTH));
        assertThat(queuedBytesTracker.hasRoom()).isFalse();
    }
}
