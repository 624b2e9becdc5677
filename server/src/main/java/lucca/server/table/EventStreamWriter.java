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

/// A response that stays open. The sending thread writes as much as the client accepts at once; the
/// rest is written when the client is ready again. So a stream needs no thread of its own, and a
/// slow client blocks nobody.
///
/// The queue is bounded in messages and bytes. If a client exceeds a bound, its connection is
/// closed, whether or not it ever reads again.
final class EventStreamWriter implements MessageSink, WriteListener {
    private static final Logger LOG = LoggerFactory.getLogger(EventStreamWriter.class);
    private static final int MAX_MESSAGES = 64;

    /// Applies to several messages together; a single message may be longer.
    private static final int MAX_BYTES = 1 << 20;

    /// The most bytes in one write, because Tomcat copies what the client does not accept at once.
    private static final int SLICE = 16 * 1024;

    /// A queued frame.
    /// @param message the message of the frame; it is kept reachable while queued, so that others
    ///     can share it
    private record QueuedFrame(SharedFrame frame, @Nullable StreamMessage message, long since) {}

    private final StreamFormat format;
    private final QueuedBytesTracker queuedBytesTracker;
    private final long address;
    private final @Nullable ClientConnection connection;
    private final Runnable overflow;
    private final Queue<QueuedFrame> queue = new ConcurrentLinkedQueue<>();
    private final AtomicInteger queueLength = new AtomicInteger();
    private final AtomicLong queuedBytes = new AtomicLong();

    /// Write requests since the writing thread last checked. Requesting threads do not wait for it.
    private final AtomicInteger writeRequests = new AtomicInteger();

    /// Held while Tomcat's objects of the request are in use. Only the end of the request waits for
    /// this lock.
    private final ReentrantLock writing = new ReentrantLock();

    private volatile boolean ready;
    private volatile boolean ending;
    private volatile boolean closed;
    private volatile boolean aborting;
    private volatile @Nullable AsyncContext context;
    private @Nullable ServletOutputStream out;
    private boolean needsFlush = true;
    private boolean completed;
    private int written;

    /// @param address of the client, as limits count it
    /// @param connection of the client
    /// @param overflow called when the queued bytes exceed a limit
    EventStreamWriter(
            StreamFormat streamFormat,
            QueuedBytesTracker queuedBytesTracker,
            long address,
            @Nullable ClientConnection connection,
            Runnable overflow) {
        this.format = streamFormat;
        this.queuedBytesTracker = queuedBytesTracker;
        this.address = address;
        this.connection = connection;
        this.overflow = overflow;
    }

    /// Starts writing as soon as Tomcat is ready.
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
        return before >= MAX_MESSAGES
                || before > 0 && queuedBytes.get() + sharedFrame.length() > MAX_BYTES;
    }

    /// Sends a heartbeat to proxies and clients, unless other messages are queued.
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

    /// Closes the connection of a slow client.
    void abort() {
        aborting = true;
        discard();
    }

    /// Discards all queued messages and accepts no more.
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

    /// The time in nanoseconds at which the oldest unsent message was queued; `null` if the queue
    /// is empty.
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

    /// Removes the first frame after it was written or discarded.
    private void remove(QueuedFrame first) {
        queue.poll();
        written = 0;
        queuedBytes.addAndGet(-first.frame().length());
        queuedBytesTracker.remove(address, first.frame(), queueLength.decrementAndGet() == 0);
    }

    /// Nothing may be written before the first call.
    @Override
    public void onWritePossible() {
        ready = true;
        requestWrite();
    }

    @Override
    public void onError(Throwable e) {
        detach();
    }

    /// Releases the request, whose objects Tomcat then reuses. Returns when no thread writes to
    /// them any more: a late write could reach another client or corrupt its response.
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

    /// Leaves a consistent state even if an exception is thrown.
    private void tryWrite() {
        writing.lock();
        try {
            write();
        } catch (IOException e) {
            // The client has disconnected. Tomcat knows, and ends the request.
            closed = true;
            completed = true;
        } catch (RuntimeException e) {
            // Tomcat also throws these if it is first to notice that the client has disconnected.
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
                needsFlush = true;
            } else if (needsFlush) {
                needsFlush = false;
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

    /// Empties the queue, and closes the connection if the client is cut off.
    private void clearQueue() {
        closed = true;
        out = null;
        for (QueuedFrame first = queue.peek(); first != null; first = queue.peek()) {
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
                // Tomcat has already completed the request.
            }
        }
    }
}
