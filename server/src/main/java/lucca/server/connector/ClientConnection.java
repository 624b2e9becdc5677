package lucca.server.connector;

import jakarta.servlet.ServletRequest;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.jspecify.annotations.Nullable;

/// A connection of a client, and how long it has taken for what it does now. Tomcat handles one
/// event of a connection at a time; only reads, writes and [#abort] come from other threads.
public final class ClientConnection {
    static final String ATTRIBUTE = ClientConnection.class.getName();

    private static final ThreadLocal<@Nullable ClientConnection> CURRENT = new ThreadLocal<>();

    private enum Phase {
        /// Between two requests.
        IDLE,
        /// Some of a request has come, or nothing yet of the first one.
        HEADER,
        /// The header was complete; the body may still be coming.
        REQUEST,
        /// The servlet has returned; what it has not read of the body is skipped.
        SERVED,
        /// The servlet has returned, and the response stays open.
        STREAM
    }

    private final SocketChannel socket;
    private final SocketWrapperBase<?> wrapper;
    private final ConnectionLimits limits;
    private final AtomicReference<@Nullable Long> source;
    private volatile Phase phase = Phase.HEADER;
    private volatile long since = System.nanoTime();
    private volatile boolean stalled;
    private volatile long stalledSince;

    /// @param source the address as which it is counted; `null` if it is not
    ClientConnection(
            SocketChannel socket,
            SocketWrapperBase<?> wrapper,
            ConnectionLimits limits,
            @Nullable Long source) {
        this.socket = socket;
        this.wrapper = wrapper;
        this.limits = limits;
        this.source = new AtomicReference<>(source);
    }

    /// The connection by which a request has come; `null` on a server without this package.
    public static @Nullable ClientConnection of(ServletRequest request) {
        return (ClientConnection) request.getAttribute(ATTRIBUTE);
    }

    /// The connection that this thread handles an event of.
    static @Nullable ClientConnection current() {
        return CURRENT.get();
    }

    /// Closes the connection without waiting for the client: what it has not taken is dropped, also
    /// by the operating system. An open request ends with an error. May be called by any thread.
    public void abort() {
        discardUnsent();
        wrapper.setError(new IOException("cut off"));
        wrapper.processSocket(SocketEvent.ERROR, true);
    }

    /// Lets the operating system drop what the client has not taken, once the socket is closed.
    private void discardUnsent() {
        try {
            socket.setOption(StandardSocketOptions.SO_LINGER, 0);
        } catch (IOException e) {
            // closed already
        }
    }

    /// Gives the address as which it was counted, once.
    @Nullable Long takeCountedAddress() {
        return source.getAndSet(null);
    }

    /// Takes notice of an event; false if the header of the request should have been complete by
    /// now.
    boolean beginEvent(SocketEvent event) {
        CURRENT.set(this);
        if (event != SocketEvent.OPEN_READ) {
            return true;
        }
        if (phase == Phase.IDLE) {
            enter(Phase.HEADER);
        }
        return phase != Phase.HEADER || remainingNanos(limits.header()) > 0;
    }

    /// The event was handled.
    /// @param idle whether nothing of a next request has come
    /// @param async whether the request is still open
    void endEvent(boolean idle, boolean async) {
        CURRENT.remove();
        if (phase == Phase.SERVED) {
            Phase next = idle ? Phase.IDLE : Phase.HEADER;
            enter(async ? Phase.STREAM : next);
        }
        if (phase == Phase.HEADER) {
            wrapper.setReadTimeout(Math.max(1, remainingNanos(limits.header()) / 1_000_000));
        }
    }

    void headerComplete() {
        stalled = false;
        enter(Phase.REQUEST);
    }

    void requestServed() {
        enter(Phase.SERVED);
    }

    /// @throws SocketTimeoutException if the body should have been there by now
    void checkReading() throws SocketTimeoutException {
        boolean body = phase == Phase.REQUEST || phase == Phase.SERVED;
        if (body && remainingNanos(limits.body()) < 0) {
            throw new SocketTimeoutException("the body takes too long");
        }
    }

    /// @param more whether not all could be written
    /// @throws SocketTimeoutException if the client should have taken the response by now
    void checkWriting(boolean more) throws SocketTimeoutException {
        if (phase != Phase.REQUEST || !more) {
            return;
        }
        long now = System.nanoTime();
        if (!stalled) {
            stalledSince = now;
            stalled = true;
        } else if (now - stalledSince > limits.response().toNanos()) {
            discardUnsent();
            throw new SocketTimeoutException("the response takes too long");
        }
    }

    private void enter(Phase next) {
        since = System.nanoTime();
        phase = next;
    }

    /// The nanoseconds that are left of a time that began with this phase.
    private long remainingNanos(Duration most) {
        return most.toNanos() - (System.nanoTime() - since);
    }
}
