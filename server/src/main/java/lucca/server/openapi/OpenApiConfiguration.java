package lucca.server.openapi;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.parameters.HeaderParameter;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.parameters.PathParameter;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lucca.engine.Json;
import lucca.server.account.Caller;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Configures the description of the API at `/v3/api-docs`. The paths come from the code that
/// serves them; this class adds summaries, schemas and responses.
@Configuration(proxyBeanMethods = false)
class OpenApiConfiguration {
    private static final String JSON = "application/json";
    private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
    private static final String LAST_EVENT = "Last-Event-ID";
    private static final String PROBLEM = "application/problem+json";

    /// The description of an endpoint.
    /// @param requestSchema the schema of its body; `null` if it has none
    /// @param status the status of a successful response
    /// @param mediaTypes the media types of that response, separated by spaces
    /// @param responseSchema the schema of that response
    private record EndpointDescription(
            String summary,
            @Nullable String requestSchema,
            int status,
            String mediaTypes,
            String responseSchema) {}

    private static final Map<String, EndpointDescription> ENDPOINTS = new LinkedHashMap<>();

    static {
        post("/api/guests", "Sign in as a guest; sets a session cookie.", "Guest", 200, "Person");
        get("/api/me", "Get the current person.", "Person");
        post("/api/me", "Change your name, as a guest.", "Guest", 200, "Person");
        post("/api/account", "Create an account.", "Account", 201, "Person");
        post("/api/account/password", "Change your password.", "NewPassword", 200, "Empty");
        post("/api/account/delete", "Delete your account.", "Password", 200, "Empty");
        post("/api/sessions", "Sign in.", "SignInRequest", 200, "Person");
        get("/api/sessions", "List your active sessions.", "Sessions");
        delete("/api/sessions", "Sign out of all sessions.");
        delete(
                "/api/sessions/{id}",
                "Sign out of a session; 'current' is the one of this request.");
        post("/api/tokens", "Create a personal token for a program.", "NewToken", 201, "Token");
        get("/api/tokens", "List your personal tokens.", "Tokens");
        delete("/api/tokens/{id}", "Revoke a personal token.");
        post(
                "/api/passkeys/options",
                "Get the options for navigator.credentials.create.",
                "PasskeyProof",
                200,
                "PasskeyCreationOptions");
        post("/api/passkeys", "Register a passkey.", "NewPasskey", 201, "Empty");
        get("/api/passkeys", "List your passkeys.", "Passkeys");
        delete("/api/passkeys/{id}", "Remove a passkey.");
        post(
                "/api/sessions/options",
                "Get the options for navigator.credentials.get.",
                "Empty",
                200,
                "PasskeyRequestOptions");
        post("/api/sessions/passkey", "Sign in with a passkey.", "PasskeyAssertion", 200, "Person");
        get("/api/blocks", "List the people you have blocked.", "Blocks");
        post("/api/blocks", "Block a person.", "Block", 200, "Empty");
        delete("/api/blocks/{person}", "Unblock a person.");
        post("/api/tables/{id}/reports", "Report a person.", "Report", 200, "Empty");
        get("/api/games", "List the games and the bots.", "Games");
        get(
                "/api/games/{game}/data",
                "Get the data of a game with its default setup, as for a table.",
                "object");
        get("/api/rules/{game}", "Get the rules of a game, by section.", "Rules");
        get(
                "/api/lessons/{game}",
                "Get the tutorial of a game: a prepared game, as the learner sees it after each event.",
                "Lesson");
        post("/api/tables", "Open a table.", "NewTable", 201, "TableId");
        get(
                "/api/tables",
                "List tables: those open to anybody, your own, those where it is your turn, or your finished games.",
                "Summaries");
        get("/api/tables/{id}", "Get a table as you may see it.", "TableView");
        post(
                "/api/tables/{id}/commands",
                "Send a command. 409: the table has changed in the meantime. 422: a rule refuses the command, or its idempotency key was used for another one.",
                "Command",
                200,
                "CommandResponse");
        ENDPOINTS.put(
                "GET /api/tables/{id}/stream",
                new EndpointDescription(
                        "Stream a table: events 'view' (everything) and 'news' (changes), each a TableView, 'beat' (a heartbeat), and finally 'end'. "
                                + "Reconnect with Last-Event-ID. With 'Accept: application/x-ndjson', the same as one JSON object per line "
                                + "with the members event, id and data; an empty line is a heartbeat.",
                        null,
                        200,
                        "text/event-stream application/x-ndjson",
                        "string"));
        get(
                "/api/tables/{id}/chat",
                "Get a page of the chat: the latest messages, or those before the version '?before='.",
                "ChatPage");
        get("/api/tables/{id}/moves", "List your legal moves, in words.", "MoveDescriptions");
        get(
                "/api/tables/{id}/position",
                "Get the position in words, piece by piece.",
                "PositionDescription");
        get(
                "/api/tables/{id}/standing",
                "Get the points that would be added if the game ended now, as far as you may see them.",
                "Standing");
        get(
                "/api/tables/{id}/data",
                "Get the constant data for drawing the game, such as prices and what is printed on cards. 'texts' has the names of pieces and the texts of cards in your language.",
                "object");
        post(
                "/api/tables/{id}/preview",
                "Preview moves, one after the other, without playing them. 409 and 422 as for a command.",
                "PreviewRequest",
                200,
                "Preview");
        post(
                "/api/tables/{id}/hint",
                "Get a hint from the strongest bot, if the table allows hints. 409 and 422 as for a command.",
                "HintRequest",
                200,
                "Hint");
        get(
                "/api/tables/{id}/at/{event}",
                "Get the game after this number of events, as you saw it then. When it is over: '?as=' a seat, or 'all' for everything.",
                "ReplayPosition");
        get("/api/tables/{id}/record", "Get the record of a finished game.", "Record");
        ENDPOINTS.put(
                "GET /api/tables/{id}/record.txt",
                new EndpointDescription(
                        "Get the record of a finished game as readable text.",
                        null,
                        200,
                        "text/plain",
                        "string"));
        get(
                "/api/tables/{id}/proof",
                "Verify that the chance outcomes of a finished game match its commitment.",
                "Proof");
    }

    OpenApiConfiguration() {
        SpringDocUtils.getConfig()
                .replaceWithClass(Json.class, Object.class)
                .addRequestWrapperToIgnore(Caller.class, Language.class);
    }

    private static void get(String path, String summary, String responseSchema) {
        ENDPOINTS.put(
                "GET " + path, new EndpointDescription(summary, null, 200, JSON, responseSchema));
    }

    private static void delete(String path, String summary) {
        ENDPOINTS.put("DELETE " + path, new EndpointDescription(summary, null, 200, JSON, "Empty"));
    }

    private static void post(
            String path, String summary, String requestSchema, int status, String responseSchema) {
        ENDPOINTS.put(
                "POST " + path,
                new EndpointDescription(summary, requestSchema, status, JSON, responseSchema));
    }

    @Bean
    OpenApiCustomizer endpointDescriptions() {
        return api -> {
            api.info(
                    new Info()
                            .title("Lucca")
                            .version("1")
                            .description(
                                    "Play board games at tables on this server. In sentences about a table, {seat:0} stands for the first seat: replace such tokens by the names of the players."));
            api.setServers(null);
            OpenApiSchemas.all().forEach(api.getComponents()::addSchemas);
            OpenApiSecurity.describe(api.getComponents());
            // Spring's dispatcher does not know these two.
            api.path(
                    "/api/tables/{id}/commands",
                    new PathItem().post(tableOperation(IDEMPOTENCY_KEY)));
            api.path(
                    "/api/tables/{id}/stream",
                    new PathItem().get(tableOperation(LAST_EVENT).addParametersItem(seat())));
            api.getPaths()
                    .forEach(
                            (path, item) ->
                                    item.readOperationsMap()
                                            .forEach(
                                                    (method, operation) ->
                                                            describe(path, method, operation)));
        };
    }

    private static Operation tableOperation(String header) {
        Parameter id = new PathParameter().name("id").schema(OpenApiSchemas.type("string"));
        Parameter more = new HeaderParameter().name(header).schema(OpenApiSchemas.type("string"));
        return new Operation().parameters(new ArrayList<>(List.of(id, more)));
    }

    private static Parameter seat() {
        return new Parameter().in("query").name("seat").schema(OpenApiSchemas.type("string"));
    }

    private static void describe(String path, PathItem.HttpMethod method, Operation operation) {
        EndpointDescription endpointDescription = ENDPOINTS.get(method + " " + path);
        if (endpointDescription == null) {
            return;
        }
        operation.summary(endpointDescription.summary()).tags(null);
        operation
                .operationId(operationId(path, method))
                .security(OpenApiSecurity.requirements(method, path));
        if (endpointDescription.requestSchema() != null) {
            operation.requestBody(
                    new RequestBody()
                            .required(true)
                            .content(content(JSON, endpointDescription.requestSchema())));
        }
        ApiResponses responses = new ApiResponses();
        responses.addApiResponse(
                String.valueOf(endpointDescription.status()),
                new ApiResponse()
                        .description("Done.")
                        .content(
                                content(
                                        endpointDescription.mediaTypes(),
                                        endpointDescription.responseSchema())));
        responses.addApiResponse(
                "4XX",
                new ApiResponse()
                        .description("The problem, in one sentence. Nothing was changed.")
                        .content(content(PROBLEM, "Problem")));
        operation.responses(responses);
        if (path.equals("/api/tables") && method == PathItem.HttpMethod.GET) {
            operation.parameters(listParameters());
        }
        operation.addParametersItem(language());
    }

    private static Parameter language() {
        Parameter language = new Parameter().in("query").name("lang");
        language.setSchema(OpenApiSchemas.type("string"));
        return language.description(
                "The language of texts: en, fr or it. Default: by Accept-Language.");
    }

    /// The endpoint reads its parameters from a map, so Spring cannot describe them.
    private static List<Parameter> listParameters() {
        List<Parameter> all = new ArrayList<>();
        for (String which : List.of("open", "mine", "turn", "finished", "after")) {
            Parameter one = new Parameter().in("query").name(which);
            one.setSchema(OpenApiSchemas.type("string"));
            one.description(
                    which.equals("after")
                            ? "With open and finished: the 'next' of the previous page."
                            : "Give exactly one of open, mine, turn and finished; it needs no value.");
            one.setAllowEmptyValue(true);
            all.add(one);
        }
        return all;
    }

    /// A unique operation id, such as `getTablesByIdMoves`.
    private static String operationId(String path, PathItem.HttpMethod method) {
        StringBuilder name = new StringBuilder(method.name().toLowerCase(Locale.ROOT));
        for (String word : path.substring("/api/".length()).split("[/.]", -1)) {
            String plain = word.startsWith("{") ? word.substring(1, word.length() - 1) : word;
            name.append(plain.equals(word) ? "" : "By")
                    .append(plain.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(plain.substring(1));
        }
        return name.toString();
    }

    private static Content content(String types, String schema) {
        Content content = new Content();
        for (String type : types.split(" ", -1)) {
            content.addMediaType(type, new MediaType().schema(OpenApiSchemas.type(schema)));
        }
        return content;
    }
}
