package lucca.server.edge;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.server.limit.Source;
import org.apache.coyote.Processor;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.jspecify.annotations.Nullable;

/// Accepts connections, but not too many of one address, and keeps a [Connection] for each.
final class EdgeEndpoint extends NioEndpoint {
    private static final Duration LONG = Duration.ofMinutes(1);

    private EdgeLimits limits = new EdgeLimits(LONG, LONG, LONG, Integer.MAX_VALUE);
    private TrustedProxies proxies = TrustedProxies.NONE;

    /// How many connections each address has; proxies are not counted. Only as large as the number
    /// of connections.
    private final Map<Long, Integer> counts = new ConcurrentHashMap<>();

    void limit(EdgeLimits most, TrustedProxies trusted) {
        limits = most;
        proxies = trusted;
    }

    /// Called by the one thread that accepts connections. One too many is closed at once: an answer
    /// would cost more than the client.
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
                && counts.getOrDefault(Source.of(address), 0) >= limits.connectionsPerAddress();
    }

    /// Begins to count a connection.
    Connection accepted(SocketChannel socket, SocketWrapperBase<NioChannel> wrapper) {
        InetAddress address = address(socket);
        Long source = address == null || proxies.contains(address) ? null : Source.of(address);
        if (source != null) {
            counts.merge(source, 1, Integer::sum);
        }
        return new Connection(socket, wrapper, limits, source);
    }

    private void released(Connection connection) {
        Long source = connection.release();
        if (source != null) {
            counts.computeIfPresent(source, (same, count) -> count == 1 ? null : count - 1);
        }
    }

    private static @Nullable InetAddress address(SocketChannel socket) {
        try {
            return socket.getRemoteAddress() instanceof InetSocketAddress peer
                    ? peer.getAddress()
                    : null;
        } catch (IOException e) {
            return null; // the client has gone already
        }
    }

    @Override
    protected NioChannel createChannel(SocketBufferHandler buffers) {
        return new EdgeChannel(buffers, this);
    }

    @Override
    public void setHandler(Handler<NioChannel> handler) {
        super.setHandler(new EdgeHandler(handler));
    }

    private static @Nullable Connection connection(SocketWrapperBase<NioChannel> wrapper) {
        return wrapper.getSocket() instanceof EdgeChannel channel ? channel.connection() : null;
    }

    /// Tells a connection of its events.
    private final class EdgeHandler implements Handler<NioChannel> {
        private final Handler<NioChannel> inner;

        EdgeHandler(Handler<NioChannel> inner) {
            this.inner = inner;
        }

        @Override
        public SocketState process(SocketWrapperBase<NioChannel> wrapper, SocketEvent event) {
            Connection connection = connection(wrapper);
            if (connection == null) {
                return inner.process(wrapper, event);
            }
            SocketState state = SocketState.CLOSED;
            try {
                if (connection.begin(event)) {
                    state = inner.process(wrapper, event);
                }
                return state;
            } finally {
                connection.end(state == SocketState.OPEN, isAsync(wrapper));
            }
        }

        private static boolean isAsync(SocketWrapperBase<NioChannel> wrapper) {
            return wrapper.getCurrentProcessor() instanceof Processor processor
                    && processor.isAsync();
        }

        @Override
        public void release(SocketWrapperBase<NioChannel> wrapper) {
            Connection connection = connection(wrapper);
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
