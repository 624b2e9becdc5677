package lucca.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Of what waits for readers")
class BacklogTest {
    private static final int LENGTH = 1000;
    private static final int STREAM = Backlog.PER_STREAM;

    private final Backlog backlog = new Backlog(3L * STREAM, 2L * STREAM);
    private final Frame frame = new Frame(new byte[LENGTH]);

    @Test
    @DisplayName("a frame counts once, in however many queues it is")
    void shared() {
        backlog.add(1, frame, true);
        backlog.add(2, frame, true);
        assertThat(backlog.total()).isEqualTo(2 * STREAM + LENGTH);
        backlog.remove(1, frame, true);
        assertThat(backlog.total()).isEqualTo(STREAM + LENGTH);
        backlog.remove(2, frame, true);
        assertThat(backlog.total()).isZero();
    }

    @Test
    @DisplayName("an address may have only a part")
    void address() {
        backlog.add(1, frame, true);
        assertThat(backlog.isFull(1)).isFalse();
        backlog.add(1, frame, true);
        assertThat(backlog.isFull(1)).isTrue();
        assertThat(backlog.isFull(2)).isFalse();
        assertThat(backlog.isFull()).isFalse();
        backlog.remove(1, frame, true);
        assertThat(backlog.isFull(1)).isFalse();
        assertThat(backlog.hasRoom(1)).isTrue();
    }

    @Test
    @DisplayName("there is only so much in all, and somewhat less once room was made")
    void all() {
        for (int address = 0; address < 3; address++) {
            backlog.add(address, new Frame(new byte[LENGTH]), true);
        }
        assertThat(backlog.isFull()).isTrue();
        Frame last = new Frame(new byte[LENGTH]);
        backlog.add(3, last, false);
        backlog.remove(3, last, false);
        assertThat(backlog.total()).isEqualTo(3 * (STREAM + LENGTH));
        assertThat(backlog.hasRoom()).isFalse();
    }
}
