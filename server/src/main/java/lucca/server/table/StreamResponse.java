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
import lucca.server.connector.ClientConnection;
import lucca.server.stream.MessageSink;
import lucca.server.stream.QueuedBytesTracker;
import lucca.server.stream.SharedFrame;
import lucca.server.stream.StreamMessage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A response that stays open. Whoever has something for it writes as much as the reader takes at
/// once; the rest is written when the reader is ready again. So a stream needs no thread, and
/// nobody waits for a slow reader.
///
/// What waits is bounded in messages and bytes. A reader that lets more wait is cut off: its
/// connection is closed, whether or not it ever reads again.
final class StreamResponse implements MessageSink, WriteListener {
    private static final Logger LOG = LoggerFactory.getLogger(StreamResponse.class);
    private static final int MOST_MESSAGES = 64;

    /// Of several messages; one alone may be longer.
    private static final int MOST_BYTES = 1 << 20;

    /// As much is written at a time. Tomcat copies what the reader does not take at once.
    private static final int SLICE = 16 * 1024;

    /// @param message of which the frame is; as long as it waits, others can share it
    private record QueuedFrame(SharedFrame frame, @Nullable StreamMessage message, long since) {}

    private final StreamFormat format;
    private final QueuedBytesTracker queuedBytesTracker;
    private final long address;
    private final @Nullable ClientConnection clientConnection;
    private final Runnable overflow;
    private final Queue<QueuedFrame> queue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger queueLength = new AtomicInteger();
    private final AtomicLong queuedBytes = new AtomicLong();

    /// How often a thread wanted to write since the thread that writes has looked. The others do
    /// not wait for it.
    private final AtomicInteger writeRequests = new AtomicInteger();

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
    /// @param clientConnection of the reader
    /// @param overflow is called when more waits than may
    StreamResponse(
            StreamFormat streamFormat,
            QueuedBytesTracker queuedBytesTracker,
            long address,
            @Nullable ClientConnection clientConnection,
            Runnable overflow) {
        this.format = streamFormat;
        this.queuedBytesTracker = queuedBytesTracker;
        this.address = address;
        this.clientConnection = clientConnection;
        this.overflow = overflow;
    }

    /// Begins to write as soon as the server is ready.
    void start(AsyncContext opened) throws IOException {
        context = opened;
        out = opened.getResponse().getOutputStream();
        out.setWriteListener(this);
    }

    @Override
    public boolean send(StreamMessage streamMessage) {
        SharedFrame sharedFrame = format.encode(streamMessage);
        if (ending || closed) {
            return false;
        }
        if (isFull(sharedFrame)) {
            abort();
            return false;
        }
        add(new QueuedFrame(sharedFrame, streamMessage, System.nanoTime()));
        return !closed;
    }

    private boolean isFull(SharedFrame sharedFrame) {
        int before = queueLength.get();
        return before >= MOST_MESSAGES
                || before > 0 && queuedBytes.get() + sharedFrame.length() > MOST_BYTES;
    }

    /// Lets proxies and readers know that it is still open, unless they hear of something anyway.
    void sendHeartbeat() {
        if (queue.isEmpty() && !ending && !closed) {
            add(new QueuedFrame(format.heartbeat(), null, System.nanoTime()));
        }
    }

    @Override
    public void end() {
        ending = true;
        requestWrite();
    }

    /// Closes the connection of a reader that is too slow.
    void abort() {
        aborting = true;
        discard();
    }

    /// Drops all that waits, and takes no more.
    void discard() {
        closed = true;
        requestWrite();
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
        QueuedFrame first = queue.peek();
        return first == null ? null : first.since();
    }

    private void add(QueuedFrame next) {
        queuedBytes.addAndGet(next.frame().length());
        queuedBytesTracker.add(address, next.frame(), queueLength.getAndIncrement() == 0);
        queue.add(next);
        requestWrite();
        if (queuedBytesTracker.isFull() || queuedBytesTracker.isFull(address)) {
            overflow.run();
        }
    }

    /// Takes the first away.
    private void remove(QueuedFrame first) {
        queue.poll();
        written = 0;
        queuedBytes.addAndGet(-first.frame().length());
        queuedBytesTracker.remove(address, first.frame(), queueLength.decrementAndGet() == 0);
    }

    /// Before this was called once, nothing may be written.
    @Override
    public void onWritePossible() {
        ready = true;
        requestWrite();
    }

    @Override
    public void onError(Throwable e) {
        detach();
    }

    /// Tomcat ends the request and then uses its objects for another one. Returns when no thread
    /// writes to them any more: a late write would go to a stranger, or break their response.
    void detach() {
        closed = true;
        writing.lock();
        try {
            completed = true;
            clearQueue();
        } finally {
            writing.unlock();
        }
    }

    private void requestWrite() {
        if (writeRequests.getAndIncrement() == 0) {
            int answered = 0;
            do {
                answered = writeRequests.get();
                tryWrite();
            } while (writeRequests.addAndGet(-answered) != 0);
        }
    }

    /// Whatever is thrown, the next call finds everything as it should be.
    private void tryWrite() {
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
                clearQueue();
            }
            writing.unlock();
        }
    }

    private void write() throws IOException {
        ServletOutputStream to = ready ? out : null;
        while (to != null && !closed && to.isReady()) {
            QueuedFrame next = queue.peek();
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

    private void write(ServletOutputStream to, QueuedFrame next) throws IOException {
        byte[] all = next.frame().bytes();
        int count = Math.min(SLICE, all.length - written);
        to.write(all, written, count);
        written += count;
        if (written == all.length) {
            remove(next);
        }
    }

    /// Lets go of all that waits, and of the connection if the reader is cut off.
    private void clearQueue() {
        closed = true;
        out = null;
        for (QueuedFrame first = queue.peek(); first != null; first = queue.peek()) {
            remove(first);
        }
        // Once completed, the connection may serve another request.
        if (aborting && !completed && clientConnection != null) {
            completed = true;
            clientConnection.abort();
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
