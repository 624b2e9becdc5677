package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/// Sends malformed input to every operation of the API description.
final class FuzzClient implements AutoCloseable {
    private final TestServer server;
    private final JdbcClient database;
    private final TestClient anna;
    private final String table;
    private final Json.Obj api;

    record Operation(String method, String path, Json.Obj described) {
        Operation(String method, String path) {
            this(method, path, Json.object());
        }
    }

    FuzzClient(Path folder) {
        server = TestServer.inFolder(folder);
        database = JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(folder)));
        anna = server.guest("Anna");
        table = anna.open(Json.object("game", "citta", "bots", List.of("random", Json.NULL)));
        anna.sit(table, 1);
        api = server.anonymous().get("/v3/api-docs").json();
    }

    @Override
    public void close() {
        server.close();
    }

    TestServer server() {
        return server;
    }

    /// A table at which the client has a seat, and which has not started.
    String table() {
        return table;
    }

    TestClient.Response view() {
        return anna.view(table);
    }

    Json.Obj api() {
        return api;
    }

    List<Operation> operations() {
        List<Operation> all = new ArrayList<>();
        object(api, "paths")
                .members()
                .forEach(
                        (path, item) ->
                                ((Json.Obj) item)
                                        .members()
                                        .forEach(
                                                (method, operation) ->
                                                        all.add(
                                                                new Operation(
                                                                        method.toUpperCase(
                                                                                Locale.ROOT),
                                                                        path.replace("{id}", table)
                                                                                .replaceAll(
                                                                                        "\\{.*?}",
                                                                                        "x"),
                                                                        (Json.Obj) operation))));
        assertThat(all).hasSizeGreaterThan(25);
        return all;
    }

    List<Operation> operationsWithBody() {
        List<Operation> all =
                operations().stream()
                        .filter(each -> each.described().get("requestBody") != null)
                        .toList();
        assertThat(all).hasSizeGreaterThan(12);
        return all;
    }

    /// Everything that the database stores, except for the server's own bookkeeping.
    String storedData() {
        StringBuilder all = new StringBuilder();
        for (String name :
                database.sql(
                                "SELECT name FROM sqlite_master WHERE type = 'table'"
                                        + " AND name NOT IN ('scheduled_tasks', 'journal_writer')"
                                        + " ORDER BY name")
                        .query(String.class)
                        .list()) {
            all.append(name).append(database.sql("SELECT * FROM " + name).query().listOfRows());
        }
        return all.toString();
    }

    HttpResponse<String> send(Operation to, byte[] body, String... headers) {
        HttpRequest.Builder request =
                anna.request(to.path())
                        .method(to.method(), BodyPublishers.ofByteArray(body))
                        .header("Content-Type", "application/json");
        return TestClient.send(
                server,
                (headers.length == 0 ? request : request.headers(headers)).build(),
                BodyHandlers.ofString());
    }

    static void assertProblem(HttpResponse<String> answer, String what) {
        String where = answer.request().method() + " " + answer.uri() + " " + truncated(what);
        assertThat(answer.statusCode()).as(where).isBetween(400, 499);
        assertThat(answer.headers().firstValue("Content-Type"))
                .as(where)
                .contains("application/problem+json");
        Json.Obj problem = (Json.Obj) Json.parse(answer.body());
        assertThat(problem.get("status")).as(where).isEqualTo(Json.of(answer.statusCode()));
        assertThat(((Json.Str) Objects.requireNonNull(problem.get("detail"))).value())
                .as(where)
                .matches("(?s)\\S.* .*[.]");
    }

    static String truncated(String text) {
        return text.substring(0, Math.min(200, text.length()));
    }

    static Json.Obj object(Json.Obj json, String name) {
        return (Json.Obj) Objects.requireNonNull(json.get(name), () -> name + " in " + json);
    }
}
