package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("A quick start")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QuickStartTest {
    private TestServer server;
    private JdbcClient database;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.inFolder(folder);
        database = JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(folder)));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("signs in, opens a table, takes a seat and starts the game with one request")
    void oneRequest() throws Exception {
        Json.Obj terms =
                Json.object(
                        "game", "towers", "seats", 3, "bots", "level1", "seat", 1, "start", true,
                        "thought", 10);
        assertThat(server.anonymous().post("/api/tables", terms).status()).isEqualTo(401);
        HttpResponse<String> answer =
                server.http()
                        .send(
                                server.anonymous()
                                        .request("/api/tables")
                                        .header("Content-Type", "application/json")
                                        .POST(
                                                BodyPublishers.ofString(
                                                        terms.with("name", "Anna").toString()))
                                        .build(),
                                BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
        TestClient anna = new TestClient(server, cookie);
        String place = answer.headers().firstValue("Location").orElseThrow();
        String table = place.substring("/api/tables/".length());
        assertThat(anna.get("/api/me").text("name")).isEqualTo("Anna");
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            tableStreamClient.until(view -> Json.of(List.of(1)).equals(view.get("asked")));
            assertThat(tableStreamClient.view().get("seat")).isEqualTo(Json.of(1));
        }
        assertThat(anna.get("/api/tables?turn").text()).contains(table);
    }

    @Test
    @DisplayName("that is refused does not sign in either")
    void refusedGuest() throws Exception {
        List<Object> before = storedRows();
        for (String more :
                List.of(
                        "",
                        ",\"seat\":5,\"bots\":\"level1\"",
                        ",\"companions\":[\"Ada\",\"Aldo\"]",
                        ",\"companions\":[\"\"]",
                        ",\"bots\":7")) {
            String terms = "{\"name\":\"Zoe\",\"game\":\"towers\",\"start\":true" + more + "}";
            HttpResponse<String> answer =
                    server.http()
                            .send(
                                    server.anonymous()
                                            .request("/api/tables")
                                            .header("Content-Type", "application/json")
                                            .POST(BodyPublishers.ofString(terms))
                                            .build(),
                                    BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isIn(400, 422);
            assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
        }
        assertThat(storedRows()).isEqualTo(before);
    }

    private List<Object> storedRows() {
        return Stream.of("person", "session", "game_table", "entry", "secret")
                .map(name -> database.sql("SELECT COUNT(*) FROM " + name).query().singleValue())
                .toList();
    }

    @Test
    @DisplayName("that is incomplete is refused with a reason, and no table is opened")
    void refused() {
        TestClient anna = server.guest("Anna");
        for (String more :
                List.of(
                        "",
                        ",\"bots\":[\"level1\",\"level1\"]",
                        ",\"seat\":5,\"bots\":\"level1\"",
                        ",\"companions\":[\"Ada\",\"Aldo\"]")) {
            TestClient.Response response =
                    anna.post("/api/tables", "{\"game\":\"towers\",\"start\":true" + more + "}");
            assertThat(response.status()).as(response.text()).isEqualTo(422);
            assertThat(response.text("detail")).matches("[A-Z].*\\.");
        }
        for (String wrong :
                List.of("\"start\":1", "\"start\":true,\"companions\":7", "\"bots\":7")) {
            assertThat(anna.post("/api/tables", "{\"game\":\"towers\"," + wrong + "}").status())
                    .isEqualTo(400);
        }
        List<String> crowd = IntStream.range(0, 5000).mapToObj(String::valueOf).toList();
        Json.Obj many = Json.object("game", "towers", "start", true, "companions", crowd);
        TestClient.Response response = anna.post("/api/tables", many);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.text("detail")).contains("fewer players in 'companions'");
        assertThat(anna.get("/api/tables?mine").text()).isEqualTo("{\"tables\":[]}");
    }
}
