package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.engine.Rng;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A request body")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MalformedBodyTest {
    private static final int LARGEST = 64 * 1024;

    /// Not JSON, or not an object.
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

    /// Values of the wrong type or out of range.
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
    @DisplayName("that is not JSON is refused, and nothing is stored")
    void notJson() {
        List<byte[]> all = new ArrayList<>(BROKEN);
        all.add(BAD_UTF8);
        String before = fuzzClient.storedData();
        for (FuzzClient.Operation each : fuzzClient.operationsWithBody()) {
            for (byte[] body : all) {
                FuzzClient.assertProblem(
                        fuzzClient.send(each, body), new String(body, StandardCharsets.UTF_8));
            }
        }
        assertThat(fuzzClient.storedData()).isEqualTo(before);
    }

    @Test
    @DisplayName("that violates its schema is refused or accepted; a refused one stores nothing")
    void wrongSchema() {
        Rng random = new Rng(1);
        for (FuzzClient.Operation each : fuzzClient.operationsWithBody()) {
            if (each.path().equals("/api/account/delete")) {
                continue;
            }
            String before = fuzzClient.storedData();
            for (Json.Obj body : mutants(example(each), random)) {
                HttpResponse<String> answer =
                        fuzzClient.send(each, body.toString().getBytes(StandardCharsets.UTF_8));
                if (answer.statusCode() < 300) {
                    before = fuzzClient.storedData();
                } else {
                    FuzzClient.assertProblem(answer, body.toString());
                }
            }
            assertThat(fuzzClient.storedData())
                    .as("stored data after the last accepted request")
                    .isEqualTo(before);
        }
        assertThat(fuzzClient.view().text()).contains("\"open\"");
    }

    /// Returns a body with every described member, each of its type.
    private Json.Obj example(FuzzClient.Operation operation) {
        Json.Obj content =
                FuzzClient.object(
                        FuzzClient.object(operation.described(), "requestBody"), "content");
        return (Json.Obj)
                example(
                        FuzzClient.object(
                                FuzzClient.object(content, "application/json"), "schema"));
    }

    private Json example(Json.Obj schema) {
        if (schema.get("$ref") instanceof Json.Str ref) {
            String name = ref.value().replaceFirst(".*/", "");
            Json.Obj named =
                    FuzzClient.object(
                            FuzzClient.object(
                                    FuzzClient.object(fuzzClient.api(), "components"), "schemas"),
                            name);
            Map<String, Json> members = new LinkedHashMap<>();
            if (named.get("properties") instanceof Json.Obj all) {
                all.members()
                        .forEach((member, type) -> members.put(member, example((Json.Obj) type)));
            }
            return new Json.Obj(members);
        }
        if (schema.get("anyOf") instanceof Json.Arr either) {
            return example((Json.Obj) either.items().getFirst());
        }
        return switch (schema.get("type") instanceof Json.Str type ? type.value() : "any") {
            case "integer" -> Json.of(1);
            case "boolean" -> Json.of(true);
            case "array" -> Json.of(List.of(example(FuzzClient.object(schema, "items"))));
            case "object" -> Json.object("id", "AA", "response", Json.object());
            default -> Json.of("say");
        };
    }

    /// Returns bodies that differ from the valid one in one member or in several.
    private static List<Json.Obj> mutants(Json.Obj right, Rng random) {
        List<Json.Obj> all = new ArrayList<>(List.of(right));
        List<String> names = List.copyOf(right.members().keySet());
        for (String name : names) {
            WRONG.forEach(value -> all.add(right.with(name, value)));
        }
        for (int i = 0; i < 8 && !names.isEmpty(); i++) {
            Json.Obj mutant = right;
            for (String name : names) {
                mutant =
                        random.below(2) == 0
                                ? mutant
                                : mutant.with(name, WRONG.get(random.below(WRONG.size())));
            }
            all.add(mutant);
        }
        return all;
    }
}
