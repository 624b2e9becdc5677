package lucca.server.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.server.table.CommandRequest;
import lucca.server.testing.ApiContractChecker;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.server.web.JsonBinder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springdoc.core.customizers.OpenApiCustomizer;

@DisplayName("The operator of a server")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OperatorEndpointsTest {
    private static final Pattern MAPPING =
            Pattern.compile("@(Get|Post|Put|Patch|Delete)Mapping\\((?:path = )?\"(/api[^\"]*)\"");

    private TestServer server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.inFolder(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("gets an API description that is generated once for all languages")
    void descriptionOnce(@TempDir Path other) throws IOException, InterruptedException {
        AtomicInteger written = new AtomicInteger();
        TestServer.ContextCustomizer counter =
                context ->
                        context.registerBean(
                                "counter",
                                OpenApiCustomizer.class,
                                () -> api -> written.incrementAndGet());
        try (TestServer counted = TestServer.with(other, counter)) {
            String etag = "";
            for (int i = 0; i < 20; i++) {
                HttpResponse<String> answer =
                        counted.http()
                                .send(
                                        counted.anonymous()
                                                .request("/v3/api-docs")
                                                .header("Accept-Language", "x-" + i)
                                                .build(),
                                        BodyHandlers.ofString());
                assertThat(answer.body()).startsWith("{\"openapi\"");
                etag = answer.headers().firstValue("ETag").orElseThrow();
            }
            assertThat(written).hasValue(1);
            assertThat(counted.anonymous().get("/v3/api-docs", "If-None-Match", etag).status())
                    .isEqualTo(304);
            assertThat(counted.anonymous().get("/v3/api-docs.yaml").text()).contains("openapi:");
        }
    }

    @Test
    @DisplayName("sees its health")
    void health() {
        for (String path : List.of("", "/liveness", "/readiness")) {
            TestClient.Response health = server.anonymous().get("/actuator/health" + path);
            assertThat(health.status()).isEqualTo(200);
            assertThat(health.text("status")).isEqualTo("UP");
        }
    }

    @Test
    @DisplayName("sees its metrics, but only on its own machine")
    void metrics() {
        TestClient anna = server.guest("Anna");
        String table =
                anna.open(Json.object("game", "towers", "bots", Json.parse("[null,\"random\"]")));
        anna.execute(table, Json.object("type", "sit"));
        anna.execute(table, Json.object("type", "start"));
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            tableStreamClient.until(view -> Json.of(List.of(0)).equals(view.get("asked")));
            Json move = anna.moves(table).getFirst();
            anna.play(table, 1, move);
            anna.play(table, tableStreamClient.version(), Json.object("type", "castle"));
            assertThat(anna.play(table, tableStreamClient.version(), move).status()).isEqualTo(200);
            String metrics = server.anonymous().get("/actuator/prometheus").text();
            assertThat(metrics)
                    .containsPattern("lucca_moves_total [1-9]")
                    .containsPattern("lucca_streams [1-9]")
                    .containsPattern(seconds("type=\"play\"", "outcome=\"done\""))
                    .containsPattern(seconds("type=\"play\"", "outcome=\"stale\""))
                    .containsPattern(seconds("type=\"play\"", "outcome=\"refused\""))
                    .contains("lucca_commit_seconds_bucket", "lucca_group_bucket")
                    .doesNotContain(table);
        }
        TestClient.Response others =
                server.anonymous()
                        .send(
                                server.anonymous()
                                        .request("/actuator/prometheus")
                                        .header("X-Forwarded-For", "192.0.2.1"));
        assertThat(others.status()).isEqualTo(403);
        assertThat(server.anonymous().get("/actuator/env").status()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/%61ctuator/prometheus",
                "/actuator/%70rometheus",
                "/%61%63%74%75%61%74%6f%72/prometheus",
                "/actuator;x=1/prometheus",
                "/;x/actuator/prometheus",
                "/actuator/prometheus;x",
                "//actuator/prometheus",
                "/actuator//prometheus",
                "/actuator/prometheus/",
                "/./actuator/prometheus",
                "/x/../actuator/prometheus",
                "/actuator/health/../prometheus",
                "/actuator/health/%2e%2e/prometheus",
                "/actuator%2fprometheus",
                "/ACTUATOR/prometheus"
            })
    @DisplayName("hides its metrics from all others, for every spelling of the path")
    void metricsAreHidden(String path) {
        TestClient outsider = server.anonymous();
        TestClient.Response response =
                outsider.send(outsider.request(path).header("X-Forwarded-For", "192.0.2.1"));
        assertThat(response.status()).as(response.text()).isBetween(400, 499);
        assertThat(response.text()).contains("\"detail\"").doesNotContain("jvm_");
    }

    private static String seconds(String type, String outcome) {
        return "lucca_command_seconds_count\\{" + outcome + "," + type + "[^}]*} [1-9]";
    }

    @Test
    @DisplayName("finds every operation described")
    void described() throws IOException {
        Json.Obj api = server.anonymous().get("/v3/api-docs").json();
        assertThat(member(api, "openapi").toString()).startsWith("\"3.1");
        Json.Obj paths = (Json.Obj) member(api, "paths");
        for (MatchResult mapping : mappings()) {
            Json.Obj path = (Json.Obj) member(paths, mapping.group(2));
            Json.Obj operation = (Json.Obj) member(path, mapping.group(1).toLowerCase(Locale.ROOT));
            assertThat(operation.get("summary")).as(mapping.group()).isNotNull();
            assertThat(member(operation, "tags")).as(mapping.group()).isNotNull();
            assertThat(member(operation, "responses").toString())
                    .as(mapping.group())
                    .contains("\"429\"", "\"503\"", "#/components/schemas/Problem");
        }
    }

    @Test
    @DisplayName("finds operation ids and security described for code generators")
    void forPrograms() {
        Json.Obj api = server.anonymous().get("/v3/api-docs").json();
        Json.Obj components = (Json.Obj) member(api, "components");
        assertThat(((Json.Obj) member(components, "securitySchemes")).members())
                .containsOnlyKeys("cookie", "bearer");
        Set<String> names = new HashSet<>();
        Set<String> keys = new HashSet<>();
        ((Json.Obj) member(api, "paths"))
                .members()
                .forEach(
                        (path, item) ->
                                ((Json.Obj) item)
                                        .members()
                                        .forEach(
                                                (method, operation) -> {
                                                    Json.Obj spec = (Json.Obj) operation;
                                                    String name =
                                                            member(spec, "operationId").toString();
                                                    assertThat(name).matches("\"[a-zA-Z]+\"");
                                                    assertThat(names.add(name)).as(name).isTrue();
                                                    keys.add(member(spec, "security").toString());
                                                }));
        String cookie = "{\"cookie\":[]}";
        assertThat(keys)
                .containsExactlyInAnyOrder(
                        "[]",
                        "[" + cookie + "]",
                        "[" + cookie + ",{\"bearer\":[]}]",
                        "[" + cookie + ",{\"bearer\":[]},{}]");
        assertThat(api.toString())
                .contains("\"application/x-ndjson\"", "#/components/schemas/StreamMessage");
    }

    @Test
    @DisplayName("finds the same description in the repository, the source of the client's types")
    void committedDescription() throws IOException {
        Json.Obj api = server.anonymous().get("/v3/api-docs").json();
        Path file = Path.of("../web/src/lib/protocol/openapi.json");
        Json committed = Json.parse(Files.readString(file));
        assertThat(committed).as("regenerated by 'npm run types' in web/").isEqualTo(api);
    }

    @Test
    @DisplayName("finds an example of each command, which the server can read")
    void examples() {
        Json.Obj api = server.anonymous().get("/v3/api-docs").json();
        Json.Obj commands = (Json.Obj) member(api, "paths");
        for (String name : List.of("/api/tables/{id}/commands", "post", "requestBody", "content")) {
            commands = (Json.Obj) member(commands, name);
        }
        Json.Obj body = (Json.Obj) member(commands, "application/json");
        Json.Obj examples = (Json.Obj) member(body, "examples");
        assertThat(examples.members().keySet())
                .containsExactlyElementsOf(JsonBinder.caseNames(CommandRequest.class));
        ApiContractChecker checker = new ApiContractChecker(api);
        examples.members()
                .forEach(
                        (name, example) -> {
                            Json value = member((Json.Obj) example, "value");
                            CommandRequest read = JsonBinder.read(value, CommandRequest.class);
                            assertThat(JsonBinder.caseName(read.getClass())).isEqualTo(name);
                            checker.check((Json.Obj) member(body, "schema"), value, name);
                        });
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'id':'x'}",
                "{'id':7,'name':'x','guest':true}",
                "{'id':'x','name':'x','guest':true,'password':'x'}"
            })
    @DisplayName("notices a response that does not match its description")
    void contractViolation(String answer) {
        ApiContractChecker apiContractChecker =
                new ApiContractChecker(server.anonymous().get("/v3/api-docs").json());
        Json.Obj person = Json.object("$ref", "#/components/schemas/Person");
        apiContractChecker.check(person, server.guest("Anna").get("/api/me").json(), "me");
        Json wrongResponse = Json.parse(answer.replace('\'', '"'));
        assertThatThrownBy(() -> apiContractChecker.check(person, wrongResponse, "me"))
                .isInstanceOf(AssertionError.class);
    }

    private static Json member(Json.Obj json, String name) {
        return Objects.requireNonNull(json.get(name), () -> name + " in " + json);
    }
}
