package lucca.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.server.testing.TestClient;

/// Records every byte of a stream in either format, except for heartbeats.
final class RawStreamRecorder implements AutoCloseable {
    private static final int PATIENCE = 60;

    /// Marks the end of the stream and its reason; a test that waits for more fails.
    private static final String END = "(the end of the stream: ";
    private static final Set<String> HEARTBEAT_LINES = Set.of("", "event: beat", "data: {}");
    private static final Pattern ID = Pattern.compile("^id: ([0-9]+)|,\"id\":([0-9]+),");

    private final InputStream body;
    private final String headers;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final List<String> recorded = new ArrayList<>();
    private long version;

    /// @param query of the address, with its `?`; empty if there is none
    RawStreamRecorder(TestClient testClient, String table, String query, String... headers) {
        HttpRequest.Builder request =
                testClient.request("/api/tables/" + table + "/stream" + query);
        try {
            HttpResponse<InputStream> response =
                    testClient
                            .server()
                            .http()
                            .send(request.headers(headers).build(), BodyHandlers.ofInputStream());
            this.headers = ApiResponseRecorder.headers(response);
            body = response.body();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
        Thread.startVirtualThread(this::read);
    }

    private void read() {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            reader.lines().filter(line -> !HEARTBEAT_LINES.contains(line)).forEach(lines::add);
            lines.add(END + "the server has closed it)");
        } catch (IOException | RuntimeException e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            lines.add(END + trace + ")");
        }
    }

    /// Reads up to a version, and no further.
    void readUntil(long last) {
        while (version < last) {
            String line = next();
            Matcher id = ID.matcher(line);
            if (id.find()) {
                version =
                        Long.parseLong(line.substring(id.start(), id.end()).replaceAll("\\D", ""));
            }
            recorded.add(line);
            if (line.startsWith("id: ")) {
                recorded.add(next()); // its data
            }
        }
    }

    private String next() {
        try {
            String line = lines.poll(PATIENCE, TimeUnit.SECONDS);
            assertThat(line).as("a line in time after " + recorded).isNotNull();
            assertThat(line).as("a line after " + recorded).doesNotStartWith(END);
            return Objects.requireNonNull(line);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// Returns the headers and all lines read so far.
    String recorded() {
        return headers + String.join("\n", recorded);
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
