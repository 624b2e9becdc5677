package lucca.server.web;

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

@DisplayName("A malformed request")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MalformedUrlTest {
    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "FLY");
    private FuzzClient fuzzClient;

    @BeforeAll
    void start(@TempDir Path folder) {
        fuzzClient = new FuzzClient(folder);
    }

    @AfterAll
    void stop() {
        fuzzClient.close();
    }

    @Test
    @DisplayName("with an unsupported method is refused")
    void methods() {
        String before = fuzzClient.storedData();
        Map<String, List<String>> methodsByPath = new LinkedHashMap<>();
        fuzzClient
                .operations()
                .forEach(
                        each ->
                                methodsByPath
                                        .computeIfAbsent(each.path(), path -> new ArrayList<>())
                                        .add(each.method()));
        methodsByPath.forEach(
                (path, methods) ->
                        METHODS.stream()
                                .filter(method -> !methods.contains(method))
                                .forEach(
                                        method ->
                                                FuzzClient.assertProblem(
                                                        fuzzClient.send(
                                                                new FuzzClient.Operation(
                                                                        method, path),
                                                                new byte[0]),
                                                        method)));
        assertThat(fuzzClient.storedData()).isEqualTo(before);
    }

    @Test
    @DisplayName("to an unknown address is refused")
    void unknownAddresses() {
        String before = fuzzClient.storedData();
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
        for (FuzzClient.Operation each : fuzzClient.operations()) {
            if (!each.path().contains(fuzzClient.table()) && !each.path().endsWith("/x")) {
                continue;
            }
            for (String id : ids) {
                String path =
                        each.path().replace(fuzzClient.table(), id).replaceAll("/x$", "/" + id);
                byte[] body =
                        each.method().equals("GET")
                                ? new byte[0]
                                : "{}".getBytes(StandardCharsets.UTF_8);
                HttpResponse<String> answer =
                        fuzzClient.send(new FuzzClient.Operation(each.method(), path), body);
                if (answer.statusCode() != 200) { // unblocking a person who is not blocked succeeds
                    FuzzClient.assertProblem(answer, id);
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
            FuzzClient.assertProblem(
                    fuzzClient.send(new FuzzClient.Operation("GET", path), new byte[0]), path);
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
                    fuzzClient.send(
                            new FuzzClient.Operation("GET", "/api/tables" + query), new byte[0]);
            if (answer.statusCode() != 200) {
                FuzzClient.assertProblem(answer, query);
            }
        }
        assertThat(fuzzClient.storedData()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x=%ff", "x=%F0%9F", "open&seat=%ff", "%C3=1", "lang=fr&x=%ff"})
    @DisplayName("with an invalid query is refused")
    void queries(String query) {
        String before = fuzzClient.storedData();
        List<FuzzClient.Operation> all = new ArrayList<>(fuzzClient.operations());
        for (String path : List.of("/actuator/health", "/actuator/prometheus", "/v3/api-docs")) {
            all.add(new FuzzClient.Operation("GET", path));
        }
        for (FuzzClient.Operation each : all) {
            FuzzClient.Operation operation =
                    new FuzzClient.Operation(each.method(), each.path() + "?" + query);
            HttpResponse<String> answer =
                    fuzzClient.send(operation, "{}".getBytes(StandardCharsets.UTF_8));
            FuzzClient.assertProblem(answer, query);
            assertThat(answer.statusCode()).as(operation.path()).isEqualTo(400);
        }
        assertThat(fuzzClient.storedData()).isEqualTo(before);
    }
}
