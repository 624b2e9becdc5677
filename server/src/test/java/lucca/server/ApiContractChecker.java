package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// Checks requests and responses against the API description at `/v3/api-docs`.
/// [TestClient] runs it on every exchange, so every API test also tests the description.
/// It supports the keywords of JSON Schema that the description uses: `$ref`, `anyOf`, `type`,
/// `enum`, `items`, `properties`, `additionalProperties`, `required`.
/// A named schema allows no other members than those that it describes.
final class ApiContractChecker {
    /// Cached, because all servers of a test run have the same API.
    private static volatile @Nullable ApiContractChecker common;

    private final Json.Obj paths;
    private final Json.Obj schemas;

    ApiContractChecker(Json.Obj api) {
        paths = object(api, "paths");
        schemas = object(object(api, "components"), "schemas");
    }

    /// Returns the checker for a server; `null` if the server does not serve its description now.
    static @Nullable ApiContractChecker of(ServerEndpoint server) {
        if (common == null) {
            HttpResponse<String> answer =
                    TestClient.send(
                            server,
                            server.anonymous().request("/v3/api-docs").build(),
                            BodyHandlers.ofString());
            if (answer.statusCode() == 200) {
                common = new ApiContractChecker((Json.Obj) Json.parse(answer.body()));
            }
        }
        return common;
    }

    /// Checks the request body, if the server accepted it, and the response.
    /// @param sent the body of the request; `null` if it has none
    void check(HttpResponse<String> answer, @Nullable String sent) {
        String path = answer.request().uri().getPath();
        Json.Obj description = operation(answer.request().method(), path);
        int status = answer.statusCode();
        if (description == null || status >= 500) {
            return;
        }
        String where = answer.request().method() + " " + path + " " + status;
        Json.Obj answers = object(description, "responses");
        Json.Obj response = (Json.Obj) answers.get(status < 400 ? String.valueOf(status) : "4XX");
        assertThat(response).as(where + " is described").isNotNull();
        String type = answer.headers().firstValue("Content-Type").orElse("").split(";", 2)[0];
        Json.Obj contents = object(Objects.requireNonNull(response), "content");
        assertThat(contents.members()).as(where).containsKey(type);
        if (type.endsWith("json")) {
            check(schema(contents, type), Json.parse(answer.body()), where + " gives");
        }
        if (status < 400 && sent != null) {
            Json.Obj body = object(object(description, "requestBody"), "content");
            check(schema(body, "application/json"), Json.parse(sent), where + " takes");
        }
    }

    /// Returns the description of an operation; `null` if there is none.
    private Json.@Nullable Obj operation(String method, String path) {
        String found = null;
        for (String template : paths.members().keySet()) {
            boolean matches = path.matches(template.replaceAll("\\{.*?}", "[^/]+"));
            // A path without a variable takes precedence.
            if (matches && (found == null || !template.contains("{"))) {
                found = template;
            }
        }
        return found == null
                ? null
                : (Json.Obj) object(paths, found).get(method.toLowerCase(Locale.ROOT));
    }

    private static Json.Obj schema(Json.Obj contents, String type) {
        return object(object(contents, type), "schema");
    }

    /// Asserts that a value matches a schema.
    void check(Json.Obj schema, Json value, String where) {
        if (schema.get("$ref") instanceof Json.Str ref) {
            checkObject(object(schemas, ref.value().replaceFirst(".*/", "")), value, where);
        } else if (schema.get("anyOf") instanceof Json.Arr either) {
            if (!(value instanceof Json.Null)) {
                check((Json.Obj) either.items().getFirst(), value, where);
            }
        } else if (schema.get("type") instanceof Json.Str type) {
            assertThat(types(value)).as(where + " " + value).contains(type.value());
            if (schema.get("enum") instanceof Json.Arr words) {
                assertThat(words.items()).as(where).contains(value);
            }
            if (value instanceof Json.Obj given
                    && schema.get("additionalProperties") instanceof Json.Obj each) {
                given.members().values().forEach(member -> check(each, member, where + "{}"));
            }
            if (value instanceof Json.Arr list && schema.get("items") instanceof Json.Obj items) {
                list.items().forEach(each -> check(items, each, where + "[]"));
            }
        }
    }

    private void checkObject(Json.Obj schema, Json value, String where) {
        assertThat(value).as(where).isInstanceOf(Json.Obj.class);
        Json.Obj given = (Json.Obj) value;
        Json.Obj all = schema.get("properties") instanceof Json.Obj some ? some : Json.object();
        for (Map.Entry<String, Json> each : given.members().entrySet()) {
            String name = where + "." + each.getKey();
            assertThat(all.members()).as(name).containsKey(each.getKey());
            check(object(all, each.getKey()), each.getValue(), name);
        }
        if (schema.get("required") instanceof Json.Arr required) {
            for (Json name : required.items()) {
                assertThat(given.members()).as(where).containsKey(((Json.Str) name).value());
            }
        }
    }

    private static List<String> types(Json value) {
        return switch (value) {
            case Json.Null nothing -> List.of("null");
            case Json.Bool bool -> List.of("boolean");
            case Json.Num number ->
                    number.isWhole() ? List.of("number", "integer") : List.of("number");
            case Json.Str text -> List.of("string");
            case Json.Arr list -> List.of("array");
            case Json.Obj object -> List.of("object");
        };
    }

    private static Json.Obj object(Json.Obj json, String name) {
        return (Json.Obj) Objects.requireNonNull(json.get(name), () -> name + " in " + json);
    }
}
