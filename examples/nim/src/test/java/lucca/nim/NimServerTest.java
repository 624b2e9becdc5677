package lucca.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("On a server, Nim")
class NimServerTest {
    private Process server;
    private String address;

    @BeforeEach
    void start(@TempDir Path folder) throws IOException {
        server =
                NimProgram.start(
                        "server",
                        "lucca.server.ServeCommand",
                        "--port",
                        "0",
                        "--limits",
                        "off",
                        "--data",
                        folder.toString());
        String line = Objects.requireNonNull(server.inputReader(StandardCharsets.UTF_8).readLine());
        address = line.replaceFirst(".*(http://[^/]+)/.*", "$1");
    }

    @AfterEach
    void stop() throws InterruptedException {
        server.destroy();
        server.waitFor();
    }

    /// A person with a browser.
    private final class Person {
        private final HttpClient http =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

        Json.Obj post(String path, Json body) throws IOException, InterruptedException {
            return send(
                    HttpRequest.newBuilder(URI.create(address + path))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
        }

        Json.Obj get(String path) throws IOException, InterruptedException {
            return send(HttpRequest.newBuilder(URI.create(address + path)));
        }

        private Json.Obj send(HttpRequest.Builder request)
                throws IOException, InterruptedException {
            HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
            assertThat(response.statusCode()).as(response.body()).isLessThan(300);
            return (Json.Obj) Json.parse(response.body());
        }
    }

    @Test
    @DisplayName("is played to the end by two people over HTTP, and has its lesson and its rules")
    void wholeGame() throws IOException, InterruptedException {
        List<Person> people = List.of(new Person(), new Person());
        for (Person person : people) {
            person.post("/api/guests", Json.object("name", "Person " + people.indexOf(person)));
        }
        Json.Obj opened =
                people.getFirst().post("/api/tables", Json.object("game", "nim", "seats", 2));
        String table = "/api/tables/" + ((Json.Str) member(opened, "id")).value();
        for (Person person : people) {
            int seat = people.indexOf(person);
            person.post(
                    table + "/commands",
                    Json.object("type", "sit", "seat", seat, "salt", "salt " + seat));
        }
        people.getFirst().post(table + "/commands", Json.object("type", "start"));
        List<String> moves = List.of("a 3", "b 4", "c 5");
        for (int i = 0; i < moves.size(); i++) {
            Person person = people.get(i % 2);
            Json.Obj view = (Json.Obj) member(person.get(table), "view");
            person.post(
                    table + "/commands",
                    Json.object(
                            "type",
                            "play",
                            "version",
                            member(view, "version"),
                            "move",
                            moves.get(i)));
        }
        Json.Obj view = (Json.Obj) member(people.getLast().get(table), "view");
        assertThat(member(view, "status")).isEqualTo(Json.of("over"));
        assertThat(String.valueOf(member(view, "end")))
                .contains("{seat:0} takes the last stone", "\"winners\":[0]");
        assertThat(String.valueOf(people.getFirst().get("/api/lessons/nim")))
                .contains("takes 2 stones from heap a");
        assertThat(String.valueOf(people.getFirst().get("/api/rules/nim"))).contains("N3.1");
    }

    private static Json member(Json.Obj object, String name) {
        return Objects.requireNonNull(object.get(name), () -> name + " in " + object);
    }
}
