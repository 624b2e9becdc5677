package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Whoever sends nonsense")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HostileAddressTest {
    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "FLY");
    private Hostile hostile;

    @BeforeAll
    void start(@TempDir Path folder) {
        hostile = new Hostile(folder);
    }

    @AfterAll
    void stop() {
        hostile.close();
    }

    @Test
    @DisplayName("with a method that is not there is told so")
    void methods() {
        String before = hostile.kept();
        Map<String, List<String>> there = new LinkedHashMap<>();
        hostile.operations()
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
                                                Hostile.assertProblem(
                                                        hostile.send(
                                                                new Hostile.Operation(method, path),
                                                                new byte[0]),
                                                        method)));
        assertThat(hostile.kept()).isEqualTo(before);
    }

    @Test
    @DisplayName("to a place that is not there is told so")
    void places() {
        String before = hostile.kept();
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
        for (Hostile.Operation each : hostile.operations()) {
            if (!each.path().contains(hostile.table()) && !each.path().endsWith("/x")) {
                continue;
            }
            for (String id : ids) {
                String path = each.path().replace(hostile.table(), id).replaceAll("/x$", "/" + id);
                byte[] body =
                        each.method().equals("GET")
                                ? new byte[0]
                                : "{}".getBytes(StandardCharsets.UTF_8);
                HttpResponse<String> answer =
                        hostile.send(new Hostile.Operation(each.method(), path), body);
                if (answer.statusCode()
                        != 200) { // there is nothing to be done where nobody is blocked
                    Hostile.assertProblem(answer, id);
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
            Hostile.assertProblem(
                    hostile.send(new Hostile.Operation("GET", path), new byte[0]), path);
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
                    hostile.send(new Hostile.Operation("GET", "/api/tables" + query), new byte[0]);
            if (answer.statusCode() != 200) {
                Hostile.assertProblem(answer, query);
            }
        }
        assertThat(hostile.kept()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x=%ff", "x=%F0%9F", "open&seat=%ff", "%C3=1", "lang=fr&x=%ff"})
    @DisplayName("in the query is told so")
    void queries(String query) {
        String before = hostile.kept();
        List<Hostile.Operation> all = new ArrayList<>(hostile.operations());
        for (String path : List.of("/actuator/health", "/actuator/prometheus", "/v3/api-docs")) {
            all.add(new Hostile.Operation("GET", path));
        }
        for (Hostile.Operation each : all) {
            Hostile.Operation asked =
                    new Hostile.Operation(each.method(), each.path() + "?" + query);
            HttpResponse<String> answer =
                    hostile.send(asked, "{}".getBytes(StandardCharsets.UTF_8));
            Hostile.assertProblem(answer, query);
            assertThat(answer.statusCode()).as(asked.path()).isEqualTo(400);
        }
        assertThat(hostile.kept()).isEqualTo(before);
    }
}
