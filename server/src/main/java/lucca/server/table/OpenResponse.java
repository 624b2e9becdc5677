package lucca.server.table;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import lucca.server.edge.Connection;
import lucca.server.stream.Backlog;
import lucca.server.stream.Frame;
import lucca.server.stream.Message;
import lucca.server.stream.Outlet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A response that stays open. Whoever has something for it writes as much as the reader takes at
/// once; the rest is written when the reader is ready again. So a stream needs no thread, and
/// nobody waits for a slow reader.
///
/// What waits is bounded in messages and bytes. A reader that lets more wait is cut off: its
/// connection is closed, whether or not it ever reads again.
final class OpenResponse implements Outlet, WriteListener {
    private static final Logger LOG = LoggerFactory.getLogger(OpenResponse.class);
    private static final int MOST_MESSAGES = 64;

    /// Of several messages; one alone may be longer.
    private static final int MOST_BYTES = 1 << 20;

    /// As much is written at a time. Tomcat copies what the reader does not take at once.
    private static final int SLICE = 16 * 1024;

    /// @param message of which the frame is; as long as it waits, others can share it
    private record Waiting(Frame frame, @Nullable Message message, long since) {}

    private final Framing framing;
    private final Backlog backlog;
    private final long address;
    private final @Nullable Connection connection;
    private final Runnable overflow;
    private final Queue<Waiting> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger length = new AtomicInteger();
    private final AtomicLong bytes = new AtomicLong();

    /// How often a thread wanted to write since the thread that writes has looked. The others do
    /// not wait for it.
    private final AtomicInteger calls = new AtomicInteger();

    /// Held while Tomcat's objects of the request are used. Only the end of the request waits for
    /// it.
    private final ReentrantLock writing = new ReentrantLock();

    private volatile boolean ready;
    private volatile boolean ending;
    private volatile boolean closed;
    private volatile boolean aborting;
    private volatile @Nullable AsyncContext context;
    private @Nullable ServletOutputStream out;
    private boolean unsent = true;
    private boolean completed;
    private int written;

    /// @param address of the reader, as limits count it
    /// @param connection of the reader
    /// @param overflow is called when more waits than may
    OpenResponse(
            Framing framing,
            Backlog backlog,
            long address,
            @Nullable Connection connection,
            Runnable overflow) {
        this.framing = framing;
        this.backlog = backlog;
        this.address = address;
        this.connection = connection;
        this.overflow = overflow;
    }

    /// Begins to write as soon as the server is ready.
    void begin(AsyncContext opened) throws IOException {
        context = opened;
        out = opened.getResponse().getOutputStream();
        out.setWriteListener(this);
    }

    @Override
    public boolean send(Message message) {
        Frame frame = framing.frame(message);
        if (ending || closed) {
            return false;
        }
        if (isFull(frame)) {
            cut();
            return false;
        }
        add(new Waiting(frame, message, System.nanoTime()));
        return !closed;
    }

    private boolean isFull(Frame frame) {
        int before = length.get();
        return before >= MOST_MESSAGES || before > 0 && bytes.get() + frame.length() > MOST_BYTES;
    }

    /// Lets proxies and readers know that it is still open, unless they hear of something anyway.
    void beat() {
        if (waiting.isEmpty() && !ending && !closed) {
            add(new Waiting(framing.heartbeat(), null, System.nanoTime()));
        }
    }

    @Override
    public void end() {
        ending = true;
        call();
    }

    /// Closes the connection of a reader that is too slow.
    void cut() {
        aborting = true;
        discard();
    }

    /// Drops all that waits, and takes no more.
    void discard() {
        closed = true;
        call();
    }

    boolean isClosed() {
        return closed;
    }

    long address() {
        return address;
    }

    /// Since when the reader has not taken what it was to be sent, as nanoseconds; `null` if it has
    /// taken all.
    @Nullable Long waitingSince() {
        Waiting first = waiting.peek();
        return first == null ? null : first.since();
    }

    private void add(Waiting next) {
        bytes.addAndGet(next.frame().length());
        backlog.add(address, next.frame(), length.getAndIncrement() == 0);
        waiting.add(next);
        call();
        if (backlog.isFull() || backlog.isFull(address)) {
            overflow.run();
        }
    }

    /// Takes the first away.
    private void remove(Waiting first) {
        waiting.poll();
        written = 0;
        bytes.addAndGet(-first.frame().length());
        backlog.remove(address, first.frame(), length.decrementAndGet() == 0);
    }

    /// Before this was called once, nothing may be written.
    @Override
    public void onWritePossible() {
        ready = true;
        call();
    }

    @Override
    public void onError(Throwable e) {
        release();
    }

    /// Tomcat ends the request and then uses its objects for another one. Returns when no thread
    /// writes to them any more: a late write would go to a stranger, or break their response.
    void release() {
        closed = true;
        writing.lock();
        try {
            completed = true;
            drop();
        } finally {
            writing.unlock();
        }
    }

    private void call() {
        if (calls.getAndIncrement() == 0) {
            int answered = 0;
            do {
                answered = calls.get();
                attempt();
            } while (calls.addAndGet(-answered) != 0);
        }
    }

    /// Whatever is thrown, the next call finds everything as it should be.
    private void attempt() {
        writing.lock();
        try {
            write();
        } catch (IOException e) {
            // The reader has gone. Tomcat knows, and ends the request.
            closed = true;
            completed = true;
        } catch (RuntimeException e) {
            // Tomcat throws these too if it notices first that the reader has gone.
            LOG.debug("A stream was interrupted", e);
            aborting = true;
            closed = true;
        } catch (Error e) {
            LOG.error("A stream was interrupted", e);
            aborting = true;
            closed = true;
        } finally {
            if (closed) {
                drop();
            }
            writing.unlock();
        }
    }

    private void write() throws IOException {
        ServletOutputStream to = ready ? out : null;
        while (to != null && !closed && to.isReady()) {
            Waiting next = waiting.peek();
            if (next != null) {
                write(to, next);
                unsent = true;
            } else if (unsent) {
                unsent = false;
                to.flush();
            } else {
                if (ending) {
                    complete();
                }
                return;
            }
        }
    }

    private void write(ServletOutputStream to, Waiting next) throws IOException {
        byte[] all = next.frame().bytes();
        int count = Math.min(SLICE, all.length - written);
        to.write(all, written, count);
        written += count;
        if (written == all.length) {
            remove(next);
        }
    }

    /// Lets go of all that waits, and of the connection if the reader is cut off.
    private void drop() {
        closed = true;
        out = null;
        for (Waiting first = waiting.peek(); first != null; first = waiting.peek()) {
            remove(first);
        }
        // Once completed, the connection may serve another request.
        if (aborting && !completed && connection != null) {
            completed = true;
            connection.abort();
        }
    }

    private void complete() {
        AsyncContext open = context;
        closed = true;
        out = null;
        if (open != null) {
            completed = true;
            try {
                open.complete();
            } catch (IllegalStateException e) {
                // the server was faster
            }
        }
    }
}
