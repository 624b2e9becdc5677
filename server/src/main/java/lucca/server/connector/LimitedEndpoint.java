package lucca.server.connector;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.server.limit.ClientAddressKey;
import org.apache.coyote.Processor;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.jspecify.annotations.Nullable;

/// Accepts connections up to a limit per address, and creates a [ClientConnection] for each.
final class LimitedEndpoint extends NioEndpoint {
    private static final Duration LONG = Duration.ofMinutes(1);

    private ConnectionLimits limits = new ConnectionLimits(LONG, LONG, LONG, Integer.MAX_VALUE);
    private TrustedProxies proxies = TrustedProxies.NONE;

    /// The number of connections per address, without those of trusted proxies. An entry exists
    /// only while it has connections.
    private final Map<Long, Integer> counts = new ConcurrentHashMap<>();

    void applyLimits(ConnectionLimits most, TrustedProxies trusted) {
        limits = most;
        proxies = trusted;
    }

    /// Called by the one thread that accepts connections. A connection above the limit is closed
    /// without a response, which would cost the server more than the client.
    @Override
    protected boolean setSocketOptions(SocketChannel socket) {
        InetAddress address = address(socket);
        if (address == null || isFull(address)) {
            destroySocket(socket);
            return false;
        }
        return super.setSocketOptions(socket);
    }

    private boolean isFull(InetAddress address) {
        return !proxies.contains(address)
                && counts.getOrDefault(ClientAddressKey.of(address), 0)
                        >= limits.connectionsPerAddress();
    }

    /// Counts an accepted connection.
    ClientConnection accepted(SocketChannel socket, SocketWrapperBase<NioChannel> wrapper) {
        InetAddress address = address(socket);
        Long countedAddress =
                address == null || proxies.contains(address) ? null : ClientAddressKey.of(address);
        if (countedAddress != null) {
            counts.merge(countedAddress, 1, Integer::sum);
        }
        return new ClientConnection(socket, wrapper, limits, countedAddress);
    }

    private void released(ClientConnection connection) {
        Long countedAddress = connection.takeCountedAddress();
        if (countedAddress != null) {
            counts.computeIfPresent(countedAddress, (same, count) -> count == 1 ? null : count - 1);
        }
    }

    private static @Nullable InetAddress address(SocketChannel socket) {
        try {
            return socket.getRemoteAddress() instanceof InetSocketAddress peer
                    ? peer.getAddress()
                    : null;
        } catch (IOException e) {
            return null; // the client has already disconnected
        }
    }

    @Override
    protected NioChannel createChannel(SocketBufferHandler buffers) {
        return new DeadlineChannel(buffers, this);
    }

    @Override
    public void setHandler(Handler<NioChannel> handler) {
        super.setHandler(new ConnectionEventHandler(handler));
    }

    private static @Nullable ClientConnection connection(SocketWrapperBase<NioChannel> wrapper) {
        return wrapper.getSocket() instanceof DeadlineChannel channel ? channel.connection() : null;
    }

    /// Notifies each connection of its events.
    private final class ConnectionEventHandler implements Handler<NioChannel> {
        private final Handler<NioChannel> inner;

        ConnectionEventHandler(Handler<NioChannel> inner) {
            this.inner = inner;
        }

        @Override
        public SocketState process(SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
            ClientConnection connection = connection(wrapper);
            if (connection == null) {
                return inner.process(wrapper, event);
            }
            SocketState state = SocketState.CLOSED;
            try {
                if (connection.beginEvent(event)) {
                    state = inner.process(wrapper, event);
                }
                return state;
            } finally {
                connection.endEvent(state == SocketState.OPEN, isAsync(wrapper));
            }
        }

        private static boolean isAsync(SocketWrapperBase<NioChannel> wrapper) {
            return wrapper.getCurrentProcessor() instanceof Processor processor
                    && processor.isAsync();
        }

        @Override
        public void release(SocketWrapperBase<NioChannel> wrapper) {
            ClientConnection connection = connection(wrapper);
            if (connection != null) {
                released(connection);
            }
            inner.release(wrapper);
        }

        @Override
        public Object getGlobal() {
            return inner.getGlobal();
        }

        @Override
        public void pause() {
            inner.pause();
        }

        @Override
        public void recycle() {
            inner.recycle();
        }
    }
}
