package lucca.server.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// A client that sends and reads raw bytes from a chosen local address.
public final class RawSocketClient implements AutoCloseable {
    /// The time within which a healthy server must respond or close a connection.
    public static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final int SMALL = 4096;

    private final Socket socket = new Socket();

    /// Connects from an address of this machine, such as 127.0.0.2.
    public RawSocketClient(ServerEndpoint server, String from) throws IOException {
        socket.setReceiveBufferSize(SMALL);
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        socket.setSoTimeout((int) PATIENCE.toMillis());
        socket.connect(
                new InetSocketAddress(
                        InetAddress.getLoopbackAddress(), URI.create(server.address()).getPort()));
    }

    /// Returns a client that has sent a request and has read nothing yet.
    public static RawSocketClient requesting(ServerEndpoint server, String from, String path)
            throws IOException {
        RawSocketClient client = new RawSocketClient(server, from);
        client.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        return client;
    }

    public void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    public InputStream input() throws IOException {
        return socket.getInputStream();
    }

    /// Sends one piece after another, some milliseconds apart, until the server closes the
    /// connection.
    /// @return whether the server has closed the connection
    public boolean sendRepeatedly(String piece) throws IOException {
        long startNanos = System.nanoTime();
        socket.setSoTimeout(50);
        while (System.nanoTime() - startNanos < PATIENCE.toNanos()) {
            try {
                send(piece);
                if (socket.getInputStream().read() < 0) {
                    return true;
                }
            } catch (SocketTimeoutException e) {
                // still open
            } catch (IOException e) {
                return true;
            }
        }
        return false;
    }

    /// Reads a little at a time until the server closes the connection, or for a long time.
    /// @return the number of bytes read
    public long readSlowly(Duration pause) throws IOException {
        byte[] buffer = new byte[SMALL / 4];
        long total = 0;
        long startNanos = System.nanoTime();
        try {
            while (System.nanoTime() - startNanos < PATIENCE.toNanos()) {
                int count = input().read(buffer);
                if (count < 0) {
                    return total;
                }
                total += count;
                Thread.sleep(pause);
            }
        } catch (SocketTimeoutException | InterruptedException e) {
            throw new AssertionError(e);
        } catch (IOException e) {
            return total; // cut off
        }
        return Long.MAX_VALUE;
    }

    /// Returns the first line of the response.
    public String status() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = input().read(); c >= 0 && c != '\r'; c = input().read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    /// Returns all bytes until the server closes or resets the connection.
    public String readToEnd() throws IOException {
        return readToEnd(socket);
    }

    public static String readToEnd(Socket socket) throws IOException {
        ByteArrayOutputStream received = new ByteArrayOutputStream();
        byte[] buffer = new byte[SMALL];
        try {
            InputStream in = socket.getInputStream();
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                received.write(buffer, 0, count);
            }
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            // reset
        }
        return received.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
