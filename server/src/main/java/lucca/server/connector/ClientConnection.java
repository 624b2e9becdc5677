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

/// A connection of a client, and the time that its current phase has taken. Tomcat handles one
/// event of a connection at a time; only reads, writes and [#abort] come from other threads.
public final class ClientConnection {
    static final String ATTRIBUTE = ClientConnection.class.getName();

    private static final ThreadLocal<@Nullable ClientConnection> CURRENT = new ThreadLocal<>();

    private enum RequestPhase {
        /// Between two requests.
        IDLE,
        /// A part of a request has arrived, or nothing yet on a new connection.
        HEADER,
        /// The header is complete; the body may still be arriving.
        REQUEST,
        /// The servlet has returned; the rest of the body is skipped.
        SERVED,
        /// The servlet has returned, and the response stays open.
        STREAM
    }

    private final SocketChannel socket;
    private final SocketWrapperBase<?> wrapper;
    private final ConnectionLimits limits;
    private final AtomicReference<@Nullable Long> countedAddress;
    private volatile RequestPhase phase = RequestPhase.HEADER;
    private volatile long since = System.nanoTime();
    private volatile boolean stalled;
    private volatile long stalledSince;

    /// @param countedAddress the address for which the connection is counted; `null` if it is not
    ///     counted
    ClientConnection(
            SocketChannel socket,
            SocketWrapperBase<?> wrapper,
            ConnectionLimits limits,
            @Nullable Long countedAddress) {
        this.socket = socket;
        this.wrapper = wrapper;
        this.limits = limits;
        this.countedAddress = new AtomicReference<>(countedAddress);
    }

    /// The connection of a request; `null` on a server without this package.
    public static @Nullable ClientConnection of(ServletRequest request) {
        return (ClientConnection) request.getAttribute(ATTRIBUTE);
    }

    /// The connection whose event this thread handles.
    static @Nullable ClientConnection current() {
        return CURRENT.get();
    }

    /// Closes the connection without waiting for the client; unsent data is dropped, also by the
    /// operating system. An open request ends with an error. Any thread may call this.
    public void abort() {
        discardUnsent();
        wrapper.setError(new IOException("cut off"));
        wrapper.processSocket(SocketEvent.ERROR, true);
    }

    /// Makes the operating system drop unsent data when the socket is closed.
    private void discardUnsent() {
        try {
            socket.setOption(StandardSocketOptions.SO_LINGER, 0);
        } catch (IOException e) {
            // The socket is already closed.
        }
    }

    /// Returns the address for which the connection is counted, on the first call only.
    @Nullable Long takeCountedAddress() {
        return countedAddress.getAndSet(null);
    }

    /// Starts handling an event; false if the header of the request is overdue.
    boolean beginEvent(SocketEvent event) {
        CURRENT.set(this);
        if (event != SocketEvent.OPEN_READ) {
            return true;
        }
        if (phase == RequestPhase.IDLE) {
            enter(RequestPhase.HEADER);
        }
        return phase != RequestPhase.HEADER || remainingNanos(limits.header()) > 0;
    }

    /// Finishes handling an event.
    /// @param idle whether no data of a next request has arrived
    /// @param async whether the request is still open
    void endEvent(boolean idle, boolean async) {
        CURRENT.remove();
        if (phase == RequestPhase.SERVED) {
            RequestPhase next = idle ? RequestPhase.IDLE : RequestPhase.HEADER;
            enter(async ? RequestPhase.STREAM : next);
        }
        if (phase == RequestPhase.HEADER) {
            wrapper.setReadTimeout(Math.max(1, remainingNanos(limits.header()) / 1_000_000));
        }
    }

    void headerComplete() {
        stalled = false;
        enter(RequestPhase.REQUEST);
    }

    void requestServed() {
        enter(RequestPhase.SERVED);
    }

    /// Checks the time limit before a read.
    /// @throws SocketTimeoutException if the body is overdue
    void checkReading() throws SocketTimeoutException {
        boolean body = phase == RequestPhase.REQUEST || phase == RequestPhase.SERVED;
        if (body && remainingNanos(limits.body()) < 0) {
            throw new SocketTimeoutException("the body takes too long");
        }
    }

    /// Checks the time limit after a write.
    /// @param more whether there is unsent data
    /// @throws SocketTimeoutException if the client has taken too long to receive the response
    void checkWriting(boolean more) throws SocketTimeoutException {
        if (phase != RequestPhase.REQUEST || !more) {
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

    private void enter(RequestPhase next) {
        since = System.nanoTime();
        phase = next;
    }

    /// The nanoseconds left of a limit that began with this phase.
    private long remainingNanos(Duration most) {
        return most.toNanos() - (System.nanoTime() - since);
    }
}
