package lucca.server.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// Checks requests and responses against the API description at `/v3/api-docs`.
/// [TestClient] runs it on every exchange, so every API test also tests the description.
/// It supports the keywords of JSON Schema that the description uses: `$ref`, `oneOf`, `anyOf`,
/// `type`, `enum`, `items`, `properties`, `additionalProperties`, `required`, `minimum`, `maximum`.
/// An object allows no other members than those that its schema describes.
public final class ApiContractChecker {
    /// Answers that are not the endpoint's: not modified, another host's, and mistakes of the
    /// server.
    private static final Set<Integer> OUTSIDE = Set.of(304, 421, 500);

    /// Cached, because all servers of a test run have the same API.
    private static volatile @Nullable ApiContractChecker common;

    private final Json.Obj paths;
    private final Json.Obj schemas;

    public ApiContractChecker(Json.Obj api) {
        paths = object(api, "paths");
        schemas = object(object(api, "components"), "schemas");
    }

    /// Returns the checker for a server; `null` if the server does not serve its description now.
    public static @Nullable ApiContractChecker of(ServerEndpoint server) {
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
    public void check(HttpResponse<String> answer, @Nullable String sent) {
        String path = answer.request().uri().getPath();
        Json.Obj description = operation(answer.request().method(), path);
        int status = answer.statusCode();
        if (description == null || OUTSIDE.contains(status)) {
            return;
        }
        String where = answer.request().method() + " " + path + " " + status;
        Json.Obj answers = object(description, "responses");
        Json.Obj response = (Json.Obj) answers.get(String.valueOf(status));
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

    /// Checks a message of a stream.
    void checkStreamMessage(Json message) {
        check(Json.object("$ref", "#/components/schemas/StreamMessage"), message, "stream");
    }

    /// Asserts that a value matches a schema.
    public void check(Json.Obj schema, Json value, String where) {
        if (schema.get("$ref") instanceof Json.Str ref) {
            String name = ref.value().replaceFirst(".*/", "");
            check(object(schemas, name), value, where);
        } else if (schema.get("oneOf") instanceof Json.Arr) {
            check(chosen(schema, (Json.Obj) value, where), value, where);
        } else if (schema.get("anyOf") instanceof Json.Arr either) {
            assertThat(either.items().stream().map(each -> failure((Json.Obj) each, value, where)))
                    .as(where + " matches one of the schemas")
                    .contains("");
        } else if (schema.get("type") != null) {
            checkTyped(schema, value, where);
        }
    }

    /// The case that the discriminator of a schema chooses.
    private static Json.Obj chosen(Json.Obj schema, Json.Obj value, String where) {
        Json.Obj discriminator = object(schema, "discriminator");
        String member =
                ((Json.Str) Objects.requireNonNull(discriminator.get("propertyName"))).value();
        Json name = value.get(member);
        assertThat(name).as(where + "." + member).isInstanceOf(Json.Str.class);
        String chosen = ((Json.Str) Objects.requireNonNull(name)).value();
        return Json.object("$ref", object(discriminator, "mapping").get(chosen));
    }

    /// Why a value does not match a schema; empty if it does.
    private String failure(Json.Obj schema, Json value, String where) {
        try {
            check(schema, value, where);
            return "";
        } catch (AssertionError e) {
            return String.valueOf(e.getMessage());
        }
    }

    private void checkTyped(Json.Obj schema, Json value, String where) {
        List<Json> allowed =
                schema.get("type") instanceof Json.Arr several
                        ? several.items()
                        : List.of(Objects.requireNonNull(schema.get("type")));
        assertThat(types(value)).as("%s %s", where, value).containsAnyElementsOf(allowed);
        if (schema.get("enum") instanceof Json.Arr words) {
            assertThat(words.items()).as(where).contains(value);
        }
        if (value instanceof Json.Num(double number)) {
            assertThat(number)
                    .as(where)
                    .isBetween(limit(schema, "minimum"), limit(schema, "maximum"));
        }
        if (value instanceof Json.Arr list && schema.get("items") instanceof Json.Obj items) {
            list.items().forEach(each -> check(items, each, where + "[]"));
        }
        if (value instanceof Json.Obj object) {
            checkObject(schema, object, where);
        }
    }

    private static double limit(Json.Obj schema, String name) {
        if (schema.get(name) instanceof Json.Num(double limit)) {
            return limit;
        }
        return name.equals("minimum") ? -Double.MAX_VALUE : Double.MAX_VALUE;
    }

    private void checkObject(Json.Obj schema, Json.Obj given, String where) {
        Json.Obj all = schema.get("properties") instanceof Json.Obj some ? some : Json.object();
        for (Map.Entry<String, Json> each : given.members().entrySet()) {
            String name = where + "." + each.getKey();
            if (all.get(each.getKey()) instanceof Json.Obj member) {
                check(member, each.getValue(), name);
            } else if (schema.get("additionalProperties") instanceof Json.Obj other) {
                check(other, each.getValue(), name);
            } else {
                assertThat(schema.get("additionalProperties"))
                        .as(name + " is described")
                        .isEqualTo(Json.of(true));
            }
        }
        if (schema.get("required") instanceof Json.Arr required) {
            for (Json name : required.items()) {
                assertThat(given.members()).as(where).containsKey(((Json.Str) name).value());
            }
        }
    }

    private static List<Json> types(Json value) {
        return names(value).stream().map(Json::of).toList();
    }

    private static List<String> names(Json value) {
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
