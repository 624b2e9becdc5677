package lucca.server.store;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A proxy between a server and PostgreSQL that can cut connections.
final class DatabaseProxy implements AutoCloseable {
    private static final Pattern PORT = Pattern.compile("//localhost:([0-9]+)/");
    private static final int BUFFER = 65_536;

    /// When a connection is cut.
    enum Cut {
        NEVER,
        BEFORE_COMMIT,
        /// The commit arrives, its response does not.
        AFTER_COMMIT,
        /// As `AFTER_COMMIT`; after that, the database is unreachable.
        AFTER_COMMIT_FOR_LONG
    }

    private final ServerSocket listener;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile int target;
    private volatile boolean reachable = true;
    private volatile Cut cut = Cut.NEVER;
    private volatile boolean cutOff;

    /// @param url the address of the database
    DatabaseProxy(String url) {
        target = port(url);
        try {
            listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().start(this::serve);
    }

    private static int port(String url) {
        Matcher port = PORT.matcher(url);
        if (!port.find()) {
            throw new IllegalArgumentException(url);
        }
        return Integer.parseInt(port.group(1));
    }

    /// Returns the address of the database through the proxy. Statements are sent as plain text, so
    /// that the proxy can recognize a commit.
    String url(String url) {
        return PORT.matcher(url).replaceFirst("//127.0.0.1:" + listener.getLocalPort() + "/")
                + "&preferQueryMode=simple";
    }

    /// Redirects new connections to another database.
    void redirectTo(String url) {
        target = port(url);
    }

    /// Cuts the next connection that commits.
    void cut(Cut when) {
        cutOff = false;
        cut = when;
    }

    boolean hasCut() {
        return cutOff;
    }

    /// Cuts all connections and refuses new ones, or accepts them again.
    void setReachable(boolean now) {
        reachable = now;
        if (!now) {
            cutAll();
        }
    }

    void cutAll() {
        open.forEach(DatabaseProxy::close);
    }

    private void serve() {
        while (!listener.isClosed()) {
            try {
                connect(listener.accept());
            } catch (IOException e) {
                // the proxy is closed
            }
        }
    }

    private void connect(Socket client) {
        try {
            if (reachable) {
                Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
                open.add(client);
                open.add(server);
                Thread.ofPlatform().daemon().start(() -> forward(client, server, true));
                Thread.ofPlatform().daemon().start(() -> forward(server, client, false));
                return;
            }
        } catch (IOException e) {
            // the database is not running
        }
        close(client);
    }

    private void forward(Socket from, Socket to, boolean fromClient) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            byte[] bytes = new byte[BUFFER];
            for (int size = in.read(bytes); size > 0; size = in.read(bytes)) {
                Cut now = cut;
                boolean commits =
                        fromClient
                                && new String(bytes, 0, size, StandardCharsets.ISO_8859_1)
                                        .contains("COMMIT");
                if (commits && now != Cut.NEVER) {
                    cut = Cut.NEVER;
                    reachable = now != Cut.AFTER_COMMIT_FOR_LONG;
                    if (now != Cut.BEFORE_COMMIT) {
                        from.shutdownOutput(); // the response is lost
                        to.getOutputStream().write(bytes, 0, size);
                    }
                    cutOff = true;
                    return;
                }
                to.getOutputStream().write(bytes, 0, size);
            }
        } catch (IOException e) {
            // cut
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    private static void close(Closeable socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // already closed
        }
    }

    @Override
    public void close() {
        close(listener);
        cutAll();
    }
}
