package lucca.server.edge;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint.NioSocketWrapper;
import org.apache.tomcat.util.net.SocketBufferHandler;
import org.jspecify.annotations.Nullable;

/// A socket whose reads and writes fail when its [Connection] is out of time. Tomcat uses it for
/// one connection after another.
final class EdgeChannel extends NioChannel {
    private final EdgeEndpoint endpoint;
    private volatile @Nullable Connection connection;

    EdgeChannel(SocketBufferHandler buffers, EdgeEndpoint endpoint) {
        super(buffers);
        this.endpoint = endpoint;
    }

    @Override
    public void reset(@Nullable SocketChannel socket, @Nullable NioSocketWrapper wrapper)
            throws IOException {
        super.reset(socket, wrapper);
        connection = socket == null || wrapper == null ? null : endpoint.accepted(socket, wrapper);
    }

    @Nullable Connection connection() {
        return connection;
    }

    @Override
    public int read(ByteBuffer to) throws IOException {
        Connection mine = connection;
        if (mine != null) {
            mine.checkReading();
        }
        return super.read(to);
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        int written = super.write(from);
        Connection mine = connection;
        if (mine != null) {
            mine.checkWriting(from.hasRemaining());
        }
        return written;
    }
}
