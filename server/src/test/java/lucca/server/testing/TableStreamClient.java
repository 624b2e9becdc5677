package lucca.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.zip.CRC32;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// Follows the stream of a table and assembles its view from the messages.
public final class TableStreamClient implements AutoCloseable {
    private static final int PATIENCE = 60;
    private static final String END = "end";

    private final InputStream body;
    private final @Nullable ApiContractChecker checker;
    private final BlockingQueue<List<String>> frames = new LinkedBlockingQueue<>();
    private final List<String> received = new ArrayList<>();
    private final List<Json> events = new ArrayList<>();
    private Json.Obj view = Json.object();

    private TableStreamClient(InputStream body, @Nullable ApiContractChecker checker) {
        this.body = body;
        this.checker = checker;
        Thread.startVirtualThread(this::read);
    }

    /// Follows a stream from a version.
    /// @param last the last version seen before; `null` if none
    public static TableStreamClient of(
            TestClient testClient, String table, @Nullable Long last, String... headers) {
        return at(testClient, "/api/tables/" + table + "/stream", last, headers);
    }

    /// Follows the table as the person in a seat.
    public static TableStreamClient as(TestClient testClient, String table, int seat) {
        return at(testClient, "/api/tables/" + table + "/stream?seat=" + seat, null);
    }

    private static TableStreamClient at(
            TestClient testClient, String path, @Nullable Long last, String... headers) {
        HttpRequest.Builder request = testClient.request(path);
        if (headers.length > 0) {
            request.headers(headers);
        }
        if (last != null) {
            request.header("Last-Event-ID", String.valueOf(last));
        }
        try {
            var response =
                    testClient.server().http().send(request.build(), BodyHandlers.ofInputStream());
            assertThat(response.statusCode()).isEqualTo(200);
            return new TableStreamClient(
                    response.body(), ApiContractChecker.of(testClient.server()));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void read() {
        List<String> frame = new ArrayList<>();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isEmpty()) {
                    frame.add(line);
                } else if (!frame.getFirst().equals("event: beat")) {
                    frames.add(List.copyOf(frame));
                    frame.clear();
                } else {
                    frame.clear();
                }
            }
        } catch (IOException e) {
            // closed by either side
        }
        frames.add(List.of(END));
    }

    /// Waits for the next message and applies it; returns false at the end of the stream.
    public boolean next() {
        List<String> lines = lines();
        if (lines.equals(List.of(END)) || lines.getFirst().equals("event: end")) {
            return false;
        }
        received.add(String.join("\n", lines));
        Json data = Json.parse(lines.get(2).substring("data: ".length()));
        checkDescription(lines, data);
        apply((Json.Obj) data);
        assertThat(lines.get(1)).isEqualTo("id: " + version());
        return true;
    }

    private void checkDescription(List<String> lines, Json data) {
        if (checker != null) {
            checker.checkStreamMessage(
                    Json.object(
                            "event", lines.get(0).substring("event: ".length()),
                            "id", Json.parse(lines.get(1).substring("id: ".length())),
                            "data", data));
        }
    }

    /// Waits for the next message and returns it unparsed.
    public String frame() {
        return String.join("\n", lines());
    }

    private List<String> lines() {
        try {
            List<String> frame = frames.poll(PATIENCE, TimeUnit.SECONDS);
            assertThat(frame).as("a message in time").isNotNull();
            return Objects.requireNonNull(frame);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void apply(Json.Obj message) {
        Json.Obj changed = (Json.Obj) Objects.requireNonNull(message.get("view"));
        for (Map.Entry<String, Json> member : changed.members().entrySet()) {
            view = view.with(member.getKey(), member.getValue());
        }
        int from = (int) ((Json.Num) Objects.requireNonNull(message.get("from"))).value();
        events.subList(from, events.size()).clear();
        events.addAll(((Json.Arr) Objects.requireNonNull(message.get("events"))).items());
        assertThat(message.get("hash")).isEqualTo(Json.of(hash()));
        assertThat(message.get("version")).isEqualTo(view.get("version"));
    }

    /// Applies messages until the view matches.
    public void until(Predicate<Json.Obj> wanted) {
        while (!wanted.test(view)) {
            assertThat(next()).as("the stream is open").isTrue();
        }
    }

    public void untilVersion(long version) {
        until(now -> now.get("version") != null && version() >= version);
    }

    public Json.Obj view() {
        return view;
    }

    public long version() {
        return (long) ((Json.Num) Objects.requireNonNull(view.get("version"))).value();
    }

    /// Returns all messages as they were sent.
    public List<String> received() {
        return received;
    }

    /// Returns the events so far.
    public List<Json> events() {
        return events;
    }

    private String hash() {
        CRC32 sum = new CRC32();
        sum.update(view.toString().getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    @Override
    public void close() {
        try {
            body.close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
