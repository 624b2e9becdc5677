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
import lucca.engine.Json;

/// Somebody who asks a server all that can be asked of a table, and keeps every byte of what comes
/// back but the date.
final class Eavesdropper implements AutoCloseable {
    private final Visitor visitor;
    private final String table;
    private final List<String> readings;
    private final List<String> commands;
    private final Map<String, String> known = new LinkedHashMap<>();
    private final Map<String, Tap> taps = new LinkedHashMap<>();
    private int rounds;

    /// @param api the description of the server, which says what there is to ask
    Eavesdropper(Visitor visitor, String table, Json.Obj api) {
        this.visitor = visitor;
        this.table = table;
        readings = paths(api, "get");
        commands = paths(api, "post").stream().filter(path -> path.contains(table)).toList();
    }

    private List<String> paths(Json.Obj api, String method) {
        return ((Json.Obj) Json.of(api.get("paths")))
                .members().entrySet().stream()
                        .filter(path -> ((Json.Obj) path.getValue()).get(method) != null)
                        .map(
                                path ->
                                        path.getKey()
                                                .replace("{id}", table)
                                                .replaceAll("\\{.*?}", "1"))
                        .filter(path -> !path.endsWith("/stream"))
                        .toList();
    }

    /// Listens from now on.
    /// @param last the version up to which they say they have heard all
    void listen(long last) {
        String id = String.valueOf(last);
        String lines = "application/x-ndjson";
        tap("events after " + id, "Last-Event-ID", id);
        tap("lines after " + id, "Last-Event-ID", id, "Accept", lines);
        tap("events " + rounds, "Accept", "text/event-stream");
        tap("lines " + rounds, "Accept", lines);
    }

    private void tap(String channel, String... headers) {
        taps.computeIfAbsent(channel, name -> new Tap(visitor, table, headers));
    }

    /// Asks everything once.
    /// @param bodies what to send where something is to be sent; nothing that changes the table
    void ask(List<String> bodies) {
        rounds++;
        for (String path : readings) {
            if (path.contains(table)) {
                keep("HEAD " + path, visitor.request(path).HEAD());
            }
            if (path.contains(table) || rounds == 1) {
                keep("GET " + path, visitor.request(path).GET());
            }
        }
        for (String list : List.of("open", "mine", "turn", "finished")) {
            keep("list " + list, visitor.request("/api/tables?" + list).GET());
        }
        for (String path : commands) {
            keep("DELETE " + path, visitor.request(path).DELETE());
            for (String body : bodies) {
                keep(
                        "POST " + path + " " + body,
                        visitor.request(path)
                                .header("Content-Type", "application/json")
                                .POST(BodyPublishers.ofString(body)));
            }
        }
    }

    private void keep(String channel, HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer =
                    visitor.server().http().send(request.build(), BodyHandlers.ofString());
            known.put(rounds + " " + channel, headers(answer) + answer.body());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
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
    Map<String, String> known(long version) {
        taps.forEach(
                (channel, tap) -> {
                    tap.until(version);
                    known.put(channel, tap.heard());
                });
        return known;
    }

    @Override
    public void close() {
        taps.values().forEach(Tap::close);
    }
}
