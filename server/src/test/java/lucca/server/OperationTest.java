package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.engine.Json;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Those who run a server")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OperationTest {
    private static final Pattern MAPPING =
            Pattern.compile("@(Get|Post|Put|Patch|Delete)Mapping\\((?:path = )?\"(/api[^\"]*)\"");

    private Running server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Running.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("learn whether it is well")
    void health() {
        for (String path : List.of("", "/liveness", "/readiness")) {
            Visitor.Answer health = server.stranger().get("/actuator/health" + path);
            assertThat(health.status()).isEqualTo(200);
            assertThat(health.text("status")).isEqualTo("UP");
        }
    }

    @Test
    @DisplayName("see its figures, but only on its own machine")
    void figures() {
        Visitor anna = server.guest("Anna");
        String table =
                anna.open(Json.object("game", "towers", "bots", Json.parse("[null,\"random\"]")));
        anna.done(table, Json.object("type", "sit"));
        anna.done(table, Json.object("type", "start"));
        try (Follower follower = anna.follow(table)) {
            follower.until(view -> Json.of(List.of(0)).equals(view.get("asked")));
            Json move = anna.moves(table).getFirst();
            anna.play(table, 1, move);
            anna.play(table, follower.version(), Json.object("type", "castle"));
            assertThat(anna.play(table, follower.version(), move).status()).isEqualTo(200);
            String figures = server.stranger().get("/actuator/prometheus").text();
            assertThat(figures)
                    .containsPattern("lucca_moves_total [1-9]")
                    .containsPattern("lucca_streams [1-9]")
                    .containsPattern(seconds("type=\"play\"", "outcome=\"done\""))
                    .containsPattern(seconds("type=\"play\"", "outcome=\"stale\""))
                    .containsPattern(seconds("type=\"play\"", "outcome=\"refused\""))
                    .contains("lucca_commit_seconds_bucket", "lucca_group_bucket")
                    .doesNotContain(table);
        }
        Visitor.Answer others =
                server.stranger()
                        .send(
                                server.stranger()
                                        .request("/actuator/prometheus")
                                        .header("X-Forwarded-For", "192.0.2.1"));
        assertThat(others.status()).isEqualTo(403);
        assertThat(server.stranger().get("/actuator/env").status()).isEqualTo(404);
    }

    private static String seconds(String type, String outcome) {
        return "lucca_command_seconds_count\\{" + outcome + "," + type + "[^}]*} [1-9]";
    }

    @Test
    @DisplayName("find every request described")
    void described() throws IOException {
        Json.Obj api = server.stranger().get("/v3/api-docs").json();
        assertThat(member(api, "openapi").toString()).startsWith("\"3.1");
        Json.Obj paths = (Json.Obj) member(api, "paths");
        for (MatchResult mapping : mappings()) {
            Json.Obj path = (Json.Obj) member(paths, mapping.group(2));
            Json.Obj operation = (Json.Obj) member(path, mapping.group(1).toLowerCase(Locale.ROOT));
            assertThat(operation.get("summary")).as(mapping.group()).isNotNull();
            assertThat(member(operation, "responses").toString())
                    .as(mapping.group())
                    .contains("\"4XX\"", "#/components/schemas/Problem");
        }
    }

    private static List<MatchResult> mappings() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            StringBuilder all = new StringBuilder();
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                all.append(Files.readString(file));
            }
            return MAPPING.matcher(all).results().toList();
        }
    }

    @Test
    @DisplayName("find answers to be as they are described")
    void truth() {
        Json.Obj api = server.stranger().get("/v3/api-docs").json();
        Visitor anna = server.guest("Anna");
        Visitor bruno = server.guest("Bruno");
        check(api, "Person", anna.get("/api/me"));
        check(api, "Games", anna.get("/api/games"));
        check(api, "Rules", anna.get("/api/rules/citta"));
        Visitor.Answer opened = anna.post("/api/tables", "{\"game\":\"citta\",\"hints\":true}");
        check(api, "TableId", opened);
        String table = opened.text("id");
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.done(table, Json.object("type", "start"));
        check(api, "Sight", anna.view(table));
        for (String which : List.of("open", "mine", "turn", "finished")) {
            check(api, "Summaries", anna.get("/api/tables?" + which));
        }
        long version = anna.view(table).number("version");
        check(api, "Problem", anna.play(table, version, Json.object("type", "castle")));
        Json trial =
                Json.object("version", version, "moves", List.of(anna.moves(table).getFirst()));
        check(api, "Preview", anna.post("/api/tables/" + table + "/preview", trial));
        Json wrong = Json.object("version", version, "moves", List.of("castle"));
        check(api, "Problem", anna.post("/api/tables/" + table + "/preview", wrong));
        Json now = Json.object("version", version);
        check(api, "Hint", anna.post("/api/tables/" + table + "/hint", now));
        check(api, "Problem", anna.play(table, 1, Json.object("type", "castle")));
        check(api, "Problem", server.stranger().get("/api/me"));
        check(api, "Done", anna.command(table, Json.object("type", "resign")));
        check(api, "Record", anna.get("/api/tables/" + table + "/record"));
        check(api, "Summaries", anna.get("/api/tables?finished"));
    }

    private static void check(Json.Obj api, String form, Visitor.Answer answer) {
        Json.Obj forms = (Json.Obj) member((Json.Obj) member(api, "components"), "schemas");
        check(forms, (Json.Obj) member(forms, form), answer.json(), form);
    }

    /// Whether a value fits a schema, as far as the schemas here go: nothing more than is
    /// described,
    /// nothing less than is required.
    private static void check(Json.Obj forms, Json.Obj form, Json value, String where) {
        if (form.get("$ref") instanceof Json.Str ref) {
            String name = ref.value().replaceFirst(".*/", "");
            check(forms, (Json.Obj) member(forms, name), value, where);
        } else if (form.get("anyOf") instanceof Json.Arr either) {
            if (!(value instanceof Json.Null)) {
                check(forms, (Json.Obj) either.items().getFirst(), value, where);
            }
        } else if (form.get("type") instanceof Json.Str type) {
            assertThat(type(value)).as(where + " " + value).isIn(names(type.value()));
            if (value instanceof Json.Arr list && form.get("items") instanceof Json.Obj items) {
                list.items().forEach(each -> check(forms, items, each, where + "[]"));
            }
            if (value instanceof Json.Obj object
                    && form.get("properties") instanceof Json.Obj all) {
                for (Map.Entry<String, Json> each : object.members().entrySet()) {
                    String name = where + "." + each.getKey();
                    assertThat(all.members()).as(name).containsKey(each.getKey());
                    check(forms, (Json.Obj) member(all, each.getKey()), each.getValue(), name);
                }
                if (form.get("required") instanceof Json.Arr required) {
                    required.items()
                            .forEach(
                                    name ->
                                            assertThat(object.members())
                                                    .containsKey(((Json.Str) name).value()));
                }
            }
        }
    }

    private static List<String> names(String type) {
        return type.equals("integer") ? List.of("number") : List.of(type);
    }

    private static String type(Json value) {
        return switch (value) {
            case Json.Null nothing -> "null";
            case Json.Bool bool -> "boolean";
            case Json.Num number -> "number";
            case Json.Str text -> "string";
            case Json.Arr list -> "array";
            case Json.Obj object -> "object";
        };
    }

    private static Json member(Json.Obj json, String name) {
        return Objects.requireNonNull(json.get(name), () -> name + " in " + json);
    }
}
