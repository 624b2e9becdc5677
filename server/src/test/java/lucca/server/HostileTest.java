package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.engine.Rng;
import lucca.server.store.Database;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/// Goes over all that can be asked of the server, as it describes itself.
@DisplayName("Whoever sends nonsense, wherever,")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HostileTest {
    private static final int LARGEST = 64 * 1024;
    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "FLY");

    /// No JSON, or no object.
    private static final List<byte[]> BROKEN =
            Stream.of(
                            "",
                            " ",
                            "{",
                            "}",
                            "[]",
                            "null",
                            "7",
                            "\"text\"",
                            "{}{}",
                            "{'a':1}",
                            "{\"a\":1,}",
                            "{\"a\":NaN}",
                            "{\"a\":01}",
                            "{\"type\":\"say\",\"type\":\"say\"}",
                            "{\"name\":\"\\ud800\"}",
                            "[".repeat(30_000),
                            "{\"a\":".repeat(10_000),
                            "[".repeat(20_000) + "]".repeat(20_000),
                            "{\"a\":\"" + "x".repeat(LARGEST) + "\"}",
                            " ".repeat(LARGEST) + "{}")
                    .map(text -> text.getBytes(StandardCharsets.UTF_8))
                    .toList();

    private static final byte[] BAD_UTF8 = {'{', '"', 'a', '"', ':', '"', (byte) 0xC3, '"', '}'};

    /// In the place of what should be there.
    private static final List<Json> WRONG =
            List.of(
                    Json.NULL,
                    Json.of(true),
                    Json.of(-1),
                    Json.of(0),
                    Json.of(0.5),
                    Json.of(1L << 53),
                    Json.of(1e300),
                    Json.of(""),
                    Json.of("\u0000"),
                    Json.of("\uFFFF\u202E"),
                    Json.of("'; DROP TABLE person; --"),
                    Json.of("x".repeat(60_000)),
                    Json.of(List.of()),
                    Json.of(List.of(List.of(), 7)),
                    Json.object(),
                    Json.object("type", Json.object("type", 7)));

    private Running server;
    private JdbcClient database;
    private Visitor anna;
    private String table = "";
    private Json.Obj api = Json.object();

    private record Operation(String method, String path, Json.Obj described) {}

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Running.in(folder);
        database = JdbcClient.create(new DriverManagerDataSource(Database.in(folder)));
        anna = server.guest("Anna");
        table = anna.open(Json.object("game", "citta", "bots", List.of("random", Json.NULL)));
        anna.sit(table, 1);
        api = server.stranger().get("/v3/api-docs").json();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private List<Operation> operations() {
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

    private List<Operation> taking() {
        List<Operation> all =
                operations().stream()
                        .filter(each -> each.described().get("requestBody") != null)
                        .toList();
        assertThat(all).hasSizeGreaterThan(12);
        return all;
    }

    /// All that is kept, but for what the server notes of itself.
    private String kept() {
        StringBuilder all = new StringBuilder();
        for (String name :
                database.sql(
                                "SELECT name FROM sqlite_master WHERE type = 'table'"
                                        + " AND name <> 'scheduled_tasks' ORDER BY name")
                        .query(String.class)
                        .list()) {
            all.append(name).append(database.sql("SELECT * FROM " + name).query().listOfRows());
        }
        return all.toString();
    }

    private HttpResponse<String> send(Operation to, byte[] body, String... headers) {
        HttpRequest.Builder request =
                anna.request(to.path())
                        .method(to.method(), BodyPublishers.ofByteArray(body))
                        .header("Content-Type", "application/json");
        return Visitor.send(
                server,
                (headers.length == 0 ? request : request.headers(headers)).build(),
                BodyHandlers.ofString());
    }

    private static void assertProblem(HttpResponse<String> answer, String what) {
        String where = answer.request().method() + " " + answer.uri() + " " + cut(what);
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

    private static String cut(String text) {
        return text.substring(0, Math.min(200, text.length()));
    }

    @Test
    @DisplayName("that is no JSON is told so, and nothing is written")
    void broken() {
        List<byte[]> all = new ArrayList<>(BROKEN);
        all.add(BAD_UTF8);
        String before = kept();
        for (Operation each : taking()) {
            for (byte[] body : all) {
                assertProblem(send(each, body), new String(body, StandardCharsets.UTF_8));
            }
        }
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    @DisplayName(
            "of the wrong form is told so, or is served; whoever is refused has written nothing")
    void wrong() {
        Rng random = new Rng(1);
        for (Operation each : taking()) {
            if (each.path().equals("/api/account/delete")) {
                continue;
            }
            String before = kept();
            for (Json.Obj body : mutants(example(each), random)) {
                HttpResponse<String> answer =
                        send(each, body.toString().getBytes(StandardCharsets.UTF_8));
                if (answer.statusCode() < 300) {
                    before = kept();
                } else {
                    assertProblem(answer, body.toString());
                }
            }
            assertThat(kept()).as("what is kept after the last that was served").isEqualTo(before);
        }
        assertThat(anna.view(table).text()).contains("\"open\"");
    }

    /// A body with every member that is described, each of its type.
    private Json.Obj example(Operation operation) {
        Json.Obj content = object(object(operation.described(), "requestBody"), "content");
        return (Json.Obj) example(object(object(content, "application/json"), "schema"));
    }

    private Json example(Json.Obj form) {
        if (form.get("$ref") instanceof Json.Str ref) {
            String name = ref.value().replaceFirst(".*/", "");
            Json.Obj named = object(object(object(api, "components"), "schemas"), name);
            Map<String, Json> members = new LinkedHashMap<>();
            if (named.get("properties") instanceof Json.Obj all) {
                all.members()
                        .forEach((member, type) -> members.put(member, example((Json.Obj) type)));
            }
            return new Json.Obj(members);
        }
        if (form.get("anyOf") instanceof Json.Arr either) {
            return example((Json.Obj) either.items().getFirst());
        }
        return switch (form.get("type") instanceof Json.Str type ? type.value() : "any") {
            case "integer" -> Json.of(1);
            case "boolean" -> Json.of(true);
            case "array" -> Json.of(List.of(example(object(form, "items"))));
            case "object" -> Json.object("id", "AA", "response", Json.object());
            default -> Json.of("say");
        };
    }

    /// What differs from it in one member or in several.
    private static List<Json.Obj> mutants(Json.Obj right, Rng random) {
        List<Json.Obj> all = new ArrayList<>(List.of(right));
        List<String> names = List.copyOf(right.members().keySet());
        for (String name : names) {
            WRONG.forEach(value -> all.add(right.with(name, value)));
        }
        for (int i = 0; i < 8 && !names.isEmpty(); i++) {
            Json.Obj one = right;
            for (String name : names) {
                one =
                        random.below(2) == 0
                                ? one
                                : one.with(name, WRONG.get(random.below(WRONG.size())));
            }
            all.add(one);
        }
        return all;
    }

    @Test
    @DisplayName("with a method that is not there is told so")
    void methods() {
        String before = kept();
        Map<String, List<String>> there = new LinkedHashMap<>();
        operations()
                .forEach(
                        each ->
                                there.computeIfAbsent(each.path(), path -> new ArrayList<>())
                                        .add(each.method()));
        there.forEach(
                (path, methods) ->
                        METHODS.stream()
                                .filter(method -> !methods.contains(method))
                                .forEach(
                                        method ->
                                                assertProblem(
                                                        send(
                                                                new Operation(method, path, api),
                                                                new byte[0]),
                                                        method)));
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    @DisplayName("to a place that is not there is told so")
    void places() {
        String before = kept();
        List<String> ids =
                List.of(
                        "x",
                        "%00",
                        "%2e%2e",
                        "..%2f..",
                        "%C3",
                        "%F0%9F%8E%B2",
                        "x".repeat(5000),
                        "a;b=c",
                        "0000000000000000",
                        "%27%3B--",
                        "-1",
                        "a%20b");
        for (Operation each : operations()) {
            if (!each.path().contains(table) && !each.path().endsWith("/x")) {
                continue;
            }
            for (String id : ids) {
                String path = each.path().replace(table, id).replaceAll("/x$", "/" + id);
                byte[] body =
                        each.method().equals("GET")
                                ? new byte[0]
                                : "{}".getBytes(StandardCharsets.UTF_8);
                HttpResponse<String> answer = send(new Operation(each.method(), path, api), body);
                if (answer.statusCode()
                        != 200) { // there is nothing to be done where nobody is blocked
                    assertProblem(answer, id);
                }
            }
        }
        for (String path :
                List.of(
                        "/api",
                        "/api/",
                        "/api/nothing",
                        "/nothing",
                        "/api/tables/",
                        "/api/tables/x/y/z")) {
            assertProblem(send(new Operation("GET", path, api), new byte[0]), path);
        }
        for (String query :
                List.of(
                        "",
                        "?x",
                        "?finished&after=x",
                        "?finished&after=%00",
                        "?finished&after=" + "9".repeat(4000),
                        "?open&open&mine")) {
            HttpResponse<String> answer =
                    send(new Operation("GET", "/api/tables" + query, api), new byte[0]);
            if (answer.statusCode() != 200) {
                assertProblem(answer, query);
            }
        }
        assertThat(kept()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x=%ff", "x=%F0%9F", "open&seat=%ff", "%C3=1", "lang=fr&x=%ff"})
    @DisplayName("in the query is told so")
    void queries(String query) {
        String before = kept();
        List<Operation> all = new ArrayList<>(operations());
        for (String path : List.of("/actuator/health", "/actuator/prometheus", "/v3/api-docs")) {
            all.add(new Operation("GET", path, api));
        }
        for (Operation each : all) {
            Operation asked = new Operation(each.method(), each.path() + "?" + query, api);
            HttpResponse<String> answer = send(asked, "{}".getBytes(StandardCharsets.UTF_8));
            assertProblem(answer, query);
            assertThat(answer.statusCode()).as(asked.path()).isEqualTo(400);
        }
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    @DisplayName("in the headers is told so, or not listened to")
    void headers() {
        String before = kept();
        Operation view = new Operation("GET", "/api/tables/" + table, api);
        Operation say = new Operation("POST", "/api/tables/" + table + "/commands", api);
        byte[] nothing = new byte[0];
        assertProblem(send(view, nothing, "Authorization", "Bearer " + "x".repeat(5000)), "token");
        assertProblem(send(view, nothing, "Accept", "image/png"), "no picture");
        for (String cookie :
                List.of("lucca=", "lucca", "=;=;", "lucca=\"x", "lucca=" + "x".repeat(4000))) {
            HttpRequest.Builder request =
                    server.stranger()
                            .request(say.path())
                            .header("Content-Type", "application/json");
            assertProblem(
                    Visitor.send(
                            server,
                            request.header("Cookie", cookie)
                                    .POST(BodyPublishers.ofString("{}"))
                                    .build(),
                            BodyHandlers.ofString()),
                    cookie);
        }
        for (String key : List.of("", " ", "a b", "x".repeat(65))) {
            assertProblem(
                    send(
                            say,
                            "{\"type\":\"say\",\"text\":\"x\"}".getBytes(StandardCharsets.UTF_8),
                            "Idempotency-Key",
                            key),
                    "key " + key);
        }
        assertThat(kept()).isEqualTo(before);
    }

    private static Json.Obj object(Json.Obj json, String name) {
        return (Json.Obj) Objects.requireNonNull(json.get(name), () -> name + " in " + json);
    }
}
