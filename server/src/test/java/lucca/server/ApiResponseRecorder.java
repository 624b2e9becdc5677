package lucca.server;

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

/// Somebody who asks a server all that can be asked of a table, and keeps every byte of what comes
/// back but the date.
final class ApiResponseRecorder implements AutoCloseable {
    private static final int MOMENTS = 12;
    private static final String MOMENT = "{event}";

    /// The moments that are asked again and again, and in many ways; all of them would take long.
    private static final Pattern FEW_MOMENTS = Pattern.compile(".*/at/[13]");

    private static final List<String> QUERIES =
            List.of("?as=all", "?as=0", "?seat=1", "?seat=2", "?lang=fr", "?seat=1&as=all&lang=it");

    private final TestClient testClient;
    private final String table;
    private final List<String> readings;
    private final List<String> commands;
    private final Map<String, String> responses = new LinkedHashMap<>();
    private final Map<String, RawStreamRecorder> taps = new LinkedHashMap<>();
    private int rounds;

    /// @param api the description of the server, which says what there is to ask
    ApiResponseRecorder(TestClient testClient, String table, Json.Obj api) {
        this.testClient = testClient;
        this.table = table;
        readings = paths(api, "get");
        commands = paths(api, "post").stream().filter(path -> path.contains(table)).toList();
    }

    private List<String> paths(Json.Obj api, String method) {
        return ((Json.Obj) Json.of(api.get("paths")))
                .members().entrySet().stream()
                        .filter(path -> ((Json.Obj) path.getValue()).get(method) != null)
                        .map(path -> path.getKey().replace("{id}", table))
                        .flatMap(ApiResponseRecorder::moments)
                        .map(path -> path.replaceAll("\\{.*?}", "1"))
                        .filter(path -> !path.endsWith("/stream"))
                        .toList();
    }

    /// Each moment has a path of its own; the last is one that is not there.
    private static Stream<String> moments(String path) {
        return path.contains(MOMENT)
                ? IntStream.rangeClosed(0, MOMENTS)
                        .mapToObj(event -> path.replace(MOMENT, String.valueOf(event)))
                : Stream.of(path);
    }

    /// Whether so much can be asked of it as of all that is no moment.
    private boolean isFullyCovered(String path) {
        return path.contains(table)
                && (!path.contains("/at/") || FEW_MOMENTS.matcher(path).matches());
    }

    /// Listens from now on.
    /// @param last the version up to which they say they have heard all
    /// @param queries of streams that begin now
    void listen(long last, List<String> queries) {
        String id = String.valueOf(last);
        String lines = "application/x-ndjson";
        tap("events after " + id, "", "Last-Event-ID", id);
        tap("lines after " + id, "", "Last-Event-ID", id, "Accept", lines);
        tap("events " + rounds, "", "Accept", "text/event-stream");
        tap("lines " + rounds, "", "Accept", lines);
        for (String query : queries) {
            tap("events " + query + " " + rounds, query, "Accept", "text/event-stream");
        }
    }

    private void tap(String channel, String query, String... headers) {
        taps.computeIfAbsent(
                channel, name -> new RawStreamRecorder(testClient, table, query, headers));
    }

    /// Asks everything once.
    /// @param bodies what to send where something is to be sent; nothing that ends the game
    void ask(List<String> bodies) {
        rounds++;
        for (String path : readings) {
            if (isFullyCovered(path)) {
                keep("HEAD " + path, testClient.request(path).HEAD());
            }
            if (isFullyCovered(path) && rounds == 1) {
                QUERIES.forEach(
                        each -> keep("GET " + path + each, testClient.request(path + each)));
            }
            if (isFullyCovered(path) || rounds == 1) {
                keep("GET " + path, testClient.request(path).GET());
            }
        }
        for (String list : List.of("open", "mine", "turn", "finished")) {
            keep("list " + list, testClient.request("/api/tables?" + list).GET());
        }
        for (String path : commands) {
            keep("DELETE " + path, testClient.request(path).DELETE());
            for (String body : bodies) {
                keep(
                        "POST " + path + " " + body,
                        testClient
                                .request(path)
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(body)));
            }
        }
    }

    private void keep(String channel, HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer =
                    testClient.server().http().send(request.build(), BodyHandlers.ofString());
            responses.put(rounds + " " + channel, headers(answer) + answer.body());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// Whether something of the sort was answered to some request.
    boolean hasReceived(String text) {
        return responses.values().stream().anyMatch(answer -> answer.contains(text));
    }

    static String headers(HttpResponse<?> answer) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        // A cookie says both how long it is good and until when.
        return answer.statusCode()
                + " "
                + headers.toString().replaceAll("Expires=[^;]*", "")
                + "\n";
    }

    /// All that came back, by what it answers; of streams all up to a version.
    Map<String, String> responses(long version) {
        taps.forEach(
                (channel, rawStreamRecorder) -> {
                    rawStreamRecorder.readUntil(version);
                    responses.put(channel, rawStreamRecorder.recorded());
                });
        return responses;
    }

    @Override
    public void close() {
        taps.values().forEach(RawStreamRecorder::close);
    }
}
