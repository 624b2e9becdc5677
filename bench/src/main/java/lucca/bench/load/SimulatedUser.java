package lucca.bench.load;

import java.net.InetSocketAddress;
import java.nio.channels.Selector;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A simulated user: a cookie and a connection for commands.
final class SimulatedUser {
    private static final Pattern COOKIE = Pattern.compile("(?i)\r\nset-cookie: *(lucca=[^;\r]+)");

    private final InetSocketAddress address;
    private final Selector selector;
    private final HttpConnection connection;
    private final Deque<Consumer<HttpConnection.Response>> waiting = new ArrayDeque<>();
    private String cookie = "";
    private int requests;

    SimulatedUser(InetSocketAddress address, Selector selector) {
        this.address = address;
        this.selector = selector;
        connection =
                HttpConnection.connect(address, selector, HttpConnection.answers(this::receive));
    }

    /// Creates a guest.
    void createGuest(String name, Runnable next) {
        post(
                "/api/guests",
                "{\"name\":\"" + name + "\"}",
                answer -> {
                    Matcher found = COOKIE.matcher(answer.head());
                    if (!found.find()) {
                        throw new LoadException("no cookie");
                    }
                    cookie = "Cookie: " + found.group(1) + "\r\n";
                    next.run();
                });
    }

    void post(String path, String body, Consumer<HttpConnection.Response> next) {
        waiting.add(next);
        connection.send(
                "POST "
                        + path
                        + " HTTP/1.1\r\nHost: localhost\r\n"
                        + cookie
                        + "Idempotency-Key: "
                        + ++requests
                        + "\r\nContent-Type: application/json\r\nContent-Length: "
                        + body.length()
                        + "\r\n\r\n"
                        + body);
    }

    /// Opens the stream of a table.
    HttpConnection watch(String path, EventStreamParser.Reader reader) {
        HttpConnection stream =
                HttpConnection.connect(address, selector, new EventStreamParser(reader));
        stream.send(
                "GET "
                        + path
                        + " HTTP/1.1\r\nHost: localhost\r\n"
                        + cookie
                        + "Accept: text/event-stream\r\n\r\n");
        return stream;
    }

    /// Opens the stream of a table for a spectator without a cookie.
    /// @param first runs after the first event
    void watchAsSpectator(String path, Runnable first) {
        boolean[] seen = new boolean[1];
        HttpConnection.connect(
                        address,
                        selector,
                        new EventStreamParser(
                                event -> {
                                    if (!seen[0]) {
                                        seen[0] = true;
                                        first.run();
                                    }
                                }))
                .send(
                        "GET "
                                + path
                                + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n");
    }

    boolean isWaiting() {
        return !waiting.isEmpty();
    }

    private void receive(HttpConnection.Response answer) {
        if (answer.status() >= 300) {
            throw new LoadException(answer.status() + " " + answer.body());
        }
        waiting.remove().accept(answer);
    }
}
