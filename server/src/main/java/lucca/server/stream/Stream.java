package lucca.server.stream;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// What somebody who looks on at a table is yet to be told. It never keeps those waiting who tell:
/// who reads too slowly is cut off, and may come again.
public final class Stream {
    private static final int LONGEST = 64;

    private final @Nullable String person;
    private final BlockingQueue<Message> queue = new LinkedBlockingQueue<>(LONGEST);
    private volatile boolean ended;
    private int viewer;
    private long version;

    /// @param person who looks; `null` if nobody knows them
    public Stream(@Nullable String person) {
        this.person = person;
    }

    /// The next message, as soon as there is one; `null` if it takes longer than that.
    public @Nullable Message next(Duration longest) throws InterruptedException {
        return queue.poll(longest.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Nullable String person() {
        return person;
    }

    /// Whether they have been told all up to a version, as this viewer.
    boolean knows(int as, long upTo) {
        return viewer == as && version == upTo;
    }

    /// Notes what they know without being told.
    void begin(int as, long upTo) {
        viewer = as;
        version = upTo;
    }

    void tell(int as, Message message) {
        begin(as, message.version());
        if (!ended && !queue.offer(message)) {
            end();
        }
    }

    void end() {
        ended = true;
        queue.clear();
        queue.add(Message.END);
    }

    boolean isEnded() {
        return ended;
    }
}
