package lucca.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import lucca.engine.Json;

/// A client that plays on the server of an [AotTrainingCommand], as a browser would.
final class AotTrainingClient {
    private static final String DATA = "data: ";

    private final HttpClient http;
    private final String address;
    private final RandomGenerator random = RandomGenerator.getDefault();
    private String cookie = "";

    AotTrainingClient(HttpClient http, String address) {
        this.http = http;
        this.address = address;
    }

    /// Signs in as a guest.
    void signInAsGuest(String name) throws IOException, InterruptedException {
        HttpResponse<String> guest = post("/api/guests", Json.object("name", name));
        cookie = guest.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
    }

    /// Opens a table and returns its path.
    String openTable(String game) throws IOException, InterruptedException {
        Json.Obj opened = (Json.Obj) Json.parse(post("/api/tables", json(game)).body());
        return "/api/tables/" + ((Json.Str) Json.of(opened.get("id"))).value();
    }

    /// Sends a command without further members.
    void sendCommand(String table, String type) throws IOException, InterruptedException {
        post(table + "/commands", Json.object("type", type));
    }

    void get(String path) throws IOException, InterruptedException {
        http.send(request(path).build(), BodyHandlers.ofString());
    }

    /// Watches a table and plays a random legal move whenever there is one, until the game is over.
    void playRandomMoves(String table) throws IOException, InterruptedException {
        HttpRequest request = request(table + "/stream").build();
        try (Stream<String> lines = http.send(request, BodyHandlers.ofLines()).body()) {
            List<Json> moves = List.of();
            for (Iterator<String> all = lines.iterator(); all.hasNext(); ) {
                String line = all.next();
                if (!line.startsWith(DATA)
                        || !(Json.parse(line.substring(DATA.length())) instanceof Json.Obj message)
                        || !(message.get("view") instanceof Json.Obj view)) {
                    continue;
                }
                if (Json.of("over").equals(view.get("status"))) {
                    return;
                }
                moves = view.get("moves") instanceof Json.Arr some ? some.items() : moves;
                if (!moves.isEmpty()) {
                    Json move = moves.get(random.nextInt(moves.size()));
                    Json version = message.get("version");
                    Json.Obj play = Json.object("type", "play", "version", version, "move", move);
                    post(table + "/commands", play);
                }
            }
        }
    }

    private static Json json(String game) {
        return Json.object("game", game, "seats", 2, "open", false);
    }

    private HttpResponse<String> post(String path, Json body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body.toString()));
        return http.send(request.build(), BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }
}
