package lucca.server;

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

/// Somebody who writes and reads single bytes, or none, from an address of their choice.
final class RawSocketClient implements AutoCloseable {
    /// Within which a server that is well has done what it has to.
    static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final int SMALL = 4096;

    private final Socket socket = new Socket();

    /// @param from an address of this machine, such as 127.0.0.2
    RawSocketClient(ServerEndpoint server, String from) throws IOException {
        socket.setReceiveBufferSize(SMALL);
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        socket.setSoTimeout((int) PATIENCE.toMillis());
        socket.connect(
                new InetSocketAddress(
                        InetAddress.getLoopbackAddress(), URI.create(server.address()).getPort()));
    }

    /// A client that sends a request, and reads nothing as yet.
    static RawSocketClient requesting(ServerEndpoint server, String from, String path)
            throws IOException {
        RawSocketClient client = new RawSocketClient(server, from);
        client.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        return client;
    }

    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    InputStream input() throws IOException {
        return socket.getInputStream();
    }

    /// Sends one piece after another, some milliseconds apart, for as long as the server lets it.
    /// @return whether the server has closed the connection
    boolean sendRepeatedly(String piece) throws IOException {
        long begun = System.nanoTime();
        socket.setSoTimeout(50);
        while (System.nanoTime() - begun < PATIENCE.toNanos()) {
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

    /// Reads a little at a time, until the server has closed the connection or for a long time.
    /// @return how many bytes came
    long readSlowly(Duration pause) throws IOException {
        byte[] some = new byte[SMALL / 4];
        long taken = 0;
        long begun = System.nanoTime();
        try {
            while (System.nanoTime() - begun < PATIENCE.toNanos()) {
                int count = input().read(some);
                if (count < 0) {
                    return taken;
                }
                taken += count;
                Thread.sleep(pause);
            }
        } catch (SocketTimeoutException | InterruptedException e) {
            throw new AssertionError(e);
        } catch (IOException e) {
            return taken; // cut off
        }
        return Long.MAX_VALUE;
    }

    /// The first line of the answer.
    String status() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = input().read(); c >= 0 && c != '\r'; c = input().read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    /// All that comes until the server closes the connection, politely or not.
    String readToEnd() throws IOException {
        return readToEnd(socket);
    }

    static String readToEnd(Socket socket) throws IOException {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        byte[] some = new byte[SMALL];
        try {
            InputStream in = socket.getInputStream();
            for (int count = in.read(some); count >= 0; count = in.read(some)) {
                heard.write(some, 0, count);
            }
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            // reset
        }
        return heard.toString(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
