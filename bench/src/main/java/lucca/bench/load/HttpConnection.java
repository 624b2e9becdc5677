package lucca.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A connection for consecutive HTTP/1.1 requests, or for one endless stream.
final class HttpConnection {
    private static final int FIRST_SIZE = 4096;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final Parser parser;
    private ByteBuffer input = ByteBuffer.allocate(FIRST_SIZE).flip();
    private @Nullable ByteBuffer output;

    private HttpConnection(SocketChannel channel, SelectionKey key, Parser parser) {
        this.channel = channel;
        this.key = key;
        this.parser = parser;
    }

    /// Reads complete items from the received bytes.
    @FunctionalInterface
    interface Parser {
        /// Reads one complete item from the front.
        /// @return false if it needs more bytes
        boolean take(ByteBuffer input);
    }

    static HttpConnection connect(InetSocketAddress address, Selector selector, Parser parser) {
        try {
            SocketChannel channel = SocketChannel.open(address);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            channel.configureBlocking(false);
            SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
            HttpConnection httpConnection = new HttpConnection(channel, key, parser);
            key.attach((Runnable) httpConnection::turn);
            return httpConnection;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void send(String text) {
        if (output != null) {
            throw new IllegalStateException("not sent yet: the last request");
        }
        output = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        write();
    }

    private void turn() {
        if (key.isWritable()) {
            write();
        }
        if (key.isReadable()) {
            read();
        }
    }

    private void write() {
        ByteBuffer out = output;
        if (out == null) {
            return;
        }
        try {
            channel.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        output = out.hasRemaining() ? out : null;
        key.interestOps(SelectionKey.OP_READ | (output == null ? 0 : SelectionKey.OP_WRITE));
    }

    private void read() {
        try {
            input.compact();
            if (!input.hasRemaining()) {
                input = ByteBuffer.allocate(2 * input.capacity()).put(input.flip());
            }
            if (channel.read(input) < 0) {
                throw new LoadException("the connection is closed");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        input.flip();
        while (input.hasRemaining() && key.isValid() && parser.take(input)) {
            // continues with the remaining bytes
        }
    }

    void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads answers with a content length.
    static Parser answers(Consumer<Response> reader) {
        return input -> {
            int body = ByteSearch.after(input, input.position(), "\r\n\r\n");
            if (body < 0) {
                return false;
            }
            String head = ByteSearch.text(input, input.position(), body);
            int end = body + Head.length(head);
            if (end > input.limit()) {
                return false;
            }
            Response answer =
                    new Response(Head.status(head), head, ByteSearch.text(input, body, end));
            input.position(end);
            reader.accept(answer);
            return true;
        };
    }

    record Response(int status, String head, String body) {}

    private static final class Head {
        private static final int STATUS = "HTTP/1.1 ".length();
        private static final String LENGTH = "content-length: ";

        private Head() {}

        static int status(String head) {
            return Integer.parseInt(head.substring(STATUS, STATUS + 3));
        }

        static int length(String head) {
            int at = head.toLowerCase(Locale.ROOT).indexOf(LENGTH);
            int end = head.indexOf('\r', Math.max(at, 0));
            return at < 0 ? 0 : Integer.parseInt(head.substring(at + LENGTH.length(), end).strip());
        }
    }
}
