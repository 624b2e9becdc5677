package lucca.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import lucca.server.store.Database;
import picocli.CommandLine.Command;

/// Starts a server, lets it do what it will do most, and stops it: for the JVM, which watches and
/// remembers what it has loaded, so that the next start is faster.
@Command(name = "lucca rehearse")
final class Rehearsal implements Callable<Integer> {
    private final HttpClient http = HttpClient.newHttpClient();
    private String address = "";

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("lucca");
        try (LuccaServer server = LuccaServer.start(settings(folder))) {
            address = "http://localhost:" + server.port();
            play();
        } finally {
            http.close();
            Files.deleteIfExists(folder.resolve("lucca.db"));
            Files.deleteIfExists(folder);
        }
        return 0;
    }

    private static Settings settings(Path folder) {
        return new Settings(0, Database.in(folder), 0, false, Settings.PLAIN);
    }

    private void play() throws IOException, InterruptedException {
        send("/actuator/health", "", "");
        send("/", "", "");
        send("/api/games", "", "");
        HttpResponse<String> guest = send("/api/guests", "", "{\"name\":\"Anna\"}");
        String cookie = guest.headers().firstValue("Set-Cookie").orElse("").split(";", 2)[0];
        HttpResponse<String> opened =
                send("/api/tables", cookie, "{\"game\":\"towers\",\"bots\":[null,\"random\"]}");
        String table = "/api/tables/" + opened.body().replaceAll(".*:\"|\".*", "");
        send(table + "/commands", cookie, "{\"type\":\"sit\"}");
        send(table + "/commands", cookie, "{\"type\":\"start\"}");
        send(table, cookie, "");
    }

    private HttpResponse<String> send(String path, String cookie, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
        }
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
