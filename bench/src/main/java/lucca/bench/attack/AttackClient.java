package lucca.bench.attack;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Sends the requests of an attack, all from one address and at a bounded rate. The server under
/// attack runs on the same machine and must not be starved by the attacker's own work.
final class AttackClient implements AutoCloseable {
    /// Twice as many requests per second as the server accepts from one address by default.
    private static final int RATE = 400;

    private static final long GAP = TimeUnit.SECONDS.toNanos(1) / RATE;
    static final int DONE = 200;

    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

    private final InetSocketAddress server;
    private final InetAddress from;
    private final HttpClient http;
    private final Map<String, Long> counts = new ConcurrentHashMap<>();
    private long slot = System.nanoTime();
    private volatile boolean closed;

    AttackClient(InetSocketAddress server, InetAddress from) {
        this.server = server;
        this.from = from;
        http =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .localAddress(from)
                        .build();
    }

    /// Waits until the next request may be sent.
    void pace() throws InterruptedException {
        long due;
        synchronized (this) {
            slot = Math.max(slot + GAP, System.nanoTime());
            due = slot;
        }
        TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
    }

    void count(String name, Object result) {
        counts.merge(name + " " + result, 1L, Long::sum);
    }

    Map<String, Long> counts() {
        return new TreeMap<>(counts);
    }

    /// Creates a guest and returns the cookie; empty if there are too many guests.
    Optional<String> guest(String name) throws IOException, InterruptedException {
        HttpResponse<String> answer =
                post("guests", null, "/api/guests", "{\"name\":\"" + name + "\"}");
        return answer.headers().firstValue("Set-Cookie").map(cookie -> cookie.split(";", 2)[0]);
    }

    /// Opens a table and returns its path; empty if the server refuses.
    Optional<String> open(String cookie, String terms) throws IOException, InterruptedException {
        String body = post("tables", cookie, "/api/tables", terms).body();
        Matcher id = ID.matcher(body);
        return id.find() ? Optional.of("/api/tables/" + id.group(1)) : Optional.empty();
    }

    HttpResponse<String> command(String name, String cookie, String table, String command)
            throws IOException, InterruptedException {
        return post(name, cookie, table + "/commands", command);
    }

    /// @param name the name under which the answer is counted
    HttpResponse<String> post(String name, @Nullable String cookie, String path, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                request(cookie, path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body));
        return send(name, request);
    }

    HttpResponse<String> get(String name, @Nullable String cookie, String path, String language)
            throws IOException, InterruptedException {
        return send(name, request(cookie, path).header("Accept-Language", language));
    }

    private HttpRequest.Builder request(@Nullable String cookie, String path) {
        URI uri = URI.create("http://localhost:" + server.getPort() + path);
        HttpRequest.Builder request = HttpRequest.newBuilder(uri).timeout(TIMEOUT);
        return cookie == null ? request : request.header("Cookie", cookie);
    }

    private HttpResponse<String> send(String name, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
        count(name, answer.statusCode());
        return answer;
    }

    boolean isHealthy() throws InterruptedException {
        try {
            return get("health", null, "/actuator/health", "en").statusCode() == DONE;
        } catch (IOException e) {
            return false;
        }
    }

    /// A connection with a tiny receive buffer.
    Socket connect() throws IOException {
        Socket socket = new Socket();
        try {
            socket.setReceiveBufferSize(1024);
            socket.bind(new InetSocketAddress(from, 0));
            socket.connect(server, (int) TIMEOUT.toMillis());
            return socket;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
        http.shutdownNow();
    }
}
