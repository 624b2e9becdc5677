package lucca.server.connector;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint.NioSocketWrapper;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.jspecify.annotations.Nullable;

/// A socket channel whose reads and writes fail when its [ClientConnection] exceeds a time limit.
/// Tomcat reuses it for one connection after another.
final class DeadlineChannel extends NioChannel {
    private final LimitedEndpoint endpoint;
    private volatile @Nullable ClientConnection connection;

    DeadlineChannel(SocketBufferHandler buffers, LimitedEndpoint endpoint) {
        super(buffers);
        this.endpoint = endpoint;
    }

    @Override
    public void reset(@Nullable SocketChannel socket, @Nullable NioSocketWrapper wrapper)
            throws IOException {
        super.reset(socket, wrapper);
        connection = socket == null || wrapper == null ? null : endpoint.accepted(socket, wrapper);
    }

    @Nullable ClientConnection connection() {
        return connection;
    }

    @Override
    public int read(ByteBuffer to) throws IOException {
        ClientConnection mine = connection;
        if (mine != null) {
            mine.checkReading();
        }
        return super.read(to);
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        int written = super.write(from);
        ClientConnection mine = connection;
        if (mine != null) {
            mine.checkWriting(from.hasRemaining());
        }
        return written;
    }
}
