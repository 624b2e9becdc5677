package lucca.server.secrecy;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.server.testing.TestClient;

/// Requests everything that the API offers for a table and records each response in full, except
/// for the date.
final class ApiResponseRecorder implements AutoCloseable {
    private static final int POSITIONS = 12;
    private static final String EVENT_VARIABLE = "{event}";

    /// The positions that are requested in every round and with all queries. All of them would take
    /// too long.
    private static final Pattern REPEATED_POSITIONS = Pattern.compile(".*/at/[13]");

    private static final List<String> QUERIES =
            List.of("?as=all", "?as=0", "?seat=1", "?seat=2", "?lang=fr", "?seat=1&as=all&lang=it");

    private final TestClient testClient;
    private final String table;
    private final List<String> getPaths;
    private final List<String> postPaths;
    private final Map<String, String> responses = new LinkedHashMap<>();
    private final Map<String, RawStreamRecorder> streams = new LinkedHashMap<>();
    private int rounds;

    /// @param api the API description, which lists the paths
    ApiResponseRecorder(TestClient testClient, String table, Json.Obj api) {
        this.testClient = testClient;
        this.table = table;
        getPaths = paths(api, "get");
        postPaths = paths(api, "post").stream().filter(path -> path.contains(table)).toList();
    }

    private List<String> paths(Json.Obj api, String method) {
        return ((Json.Obj) Json.of(api.get("paths")))
                .members().entrySet().stream()
                        .filter(path -> ((Json.Obj) path.getValue()).get(method) != null)
                        .map(path -> path.getKey().replace("{id}", table))
                        .flatMap(ApiResponseRecorder::expandPositions)
                        .map(path -> path.replaceAll("\\{.*?}", "1"))
                        .filter(path -> !path.endsWith("/stream"))
                        .toList();
    }

    /// Expands a path to one for each position of the game. The last position does not exist.
    private static Stream<String> expandPositions(String path) {
        return path.contains(EVENT_VARIABLE)
                ? IntStream.rangeClosed(0, POSITIONS)
                        .mapToObj(event -> path.replace(EVENT_VARIABLE, String.valueOf(event)))
                : Stream.of(path);
    }

    /// Whether a path is requested in every round and with all queries.
    private boolean isFullyCovered(String path) {
        return path.contains(table)
                && (!path.contains("/at/") || REPEATED_POSITIONS.matcher(path).matches());
    }

    /// Opens streams.
    /// @param last the value of `Last-Event-ID`
    /// @param queries the queries of additional streams
    void listen(long last, List<String> queries) {
        String id = String.valueOf(last);
        String lines = "application/x-ndjson";
        openStream("events after " + id, "", "Last-Event-ID", id);
        openStream("lines after " + id, "", "Last-Event-ID", id, "Accept", lines);
        openStream("events " + rounds, "", "Accept", "text/event-stream");
        openStream("lines " + rounds, "", "Accept", lines);
        for (String query : queries) {
            openStream("events " + query + " " + rounds, query, "Accept", "text/event-stream");
        }
    }

    private void openStream(String channel, String query, String... headers) {
        streams.computeIfAbsent(
                channel, name -> new RawStreamRecorder(testClient, table, query, headers));
    }

    /// Sends every request once.
    /// @param bodies the bodies of the POST requests; none of them may end the game
    void sendAll(List<String> bodies) {
        rounds++;
        for (String path : getPaths) {
            if (isFullyCovered(path)) {
                store("HEAD " + path, testClient.request(path).HEAD());
            }
            if (isFullyCovered(path) && rounds == 1) {
                QUERIES.forEach(
                        each -> store("GET " + path + each, testClient.request(path + each)));
            }
            if (isFullyCovered(path) || rounds == 1) {
                store("GET " + path, testClient.request(path).GET());
            }
        }
        for (String list : List.of("open", "mine", "turn", "finished")) {
            store("list " + list, testClient.request("/api/tables?" + list).GET());
        }
        for (String path : postPaths) {
            store("DELETE " + path, testClient.request(path).DELETE());
            for (String body : bodies) {
                store(
                        "POST " + path + " " + body,
                        testClient
                                .request(path)
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(body)));
            }
        }
    }

    private void store(String channel, HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer =
                    testClient.server().http().send(request.build(), BodyHandlers.ofString());
            responses.put(rounds + " " + channel, headers(answer) + answer.body());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// Whether any response contains a text.
    boolean hasReceived(String text) {
        return responses.values().stream().anyMatch(answer -> answer.contains(text));
    }

    static String headers(HttpResponse<?> answer) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        // `Expires` depends on the time of the request; `Max-Age` does not.
        return answer.statusCode()
                + " "
                + headers.toString().replaceAll("Expires=[^;]*", "")
                + "\n";
    }

    /// Returns all responses by request, with each stream read up to a version.
    Map<String, String> responses(long version) {
        streams.forEach(
                (channel, rawStreamRecorder) -> {
                    rawStreamRecorder.readUntil(version);
                    responses.put(channel, rawStreamRecorder.recorded());
                });
        return responses;
    }

    @Override
    public void close() {
        streams.values().forEach(RawStreamRecorder::close);
    }
}
