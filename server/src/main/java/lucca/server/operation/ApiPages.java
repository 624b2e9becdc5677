package lucca.server.operation;

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
import lucca.server.people.Caller;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// The description of the API at `/v3/api-docs`: which requests there are comes from the code that
/// serves them, and this adds what they are for, what they send and what comes back.
@Configuration(proxyBeanMethods = false)
class ApiPages {
    private static final String JSON = "application/json";
    private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
    private static final String LAST_EVENT = "Last-Event-ID";
    private static final String PROBLEM = "application/problem+json";

    /// What is to be said of a request.
    /// @param sends the form of its body; `null` if it has none
    /// @param status if all is well
    /// @param gets the types of which one comes back then
    /// @param form what comes back is of
    private record Page(
            String summary, @Nullable String sends, int status, String gets, String form) {}

    private static final Map<String, Page> PAGES = new LinkedHashMap<>();

    static {
        post(
                "/api/guests",
                "Come in as a guest; a cookie knows you from now on.",
                "Guest",
                200,
                "Person");
        get("/api/me", "Who you are.", "Person");
        post("/api/me", "Take another name, as a guest.", "Guest", 200, "Person");
        post(
                "/api/account",
                "Keep who you are, by a name and a password.",
                "Account",
                201,
                "Person");
        post("/api/account/password", "Change your password.", "NewPassword", 200, "Nothing");
        post("/api/account/delete", "Take your account away.", "Password", 200, "Nothing");
        post("/api/sessions", "Come in by name and password.", "Entry", 200, "Person");
        get("/api/sessions", "Where you are in.", "Sessions");
        delete("/api/sessions", "Go out everywhere.");
        delete("/api/sessions/{id}", "Go out there; 'current' is here.");
        post("/api/tokens", "Make a token for a program of yours.", "NewToken", 201, "Token");
        get("/api/tokens", "Your tokens.", "Tokens");
        delete("/api/tokens/{id}", "Make a token worthless.");
        post(
                "/api/passkeys/options",
                "What navigator.credentials.create needs.",
                "PasskeyProof",
                200,
                "ToMakePasskey");
        post("/api/passkeys", "Come in by a passkey from now on.", "NewPasskey", 201, "Nothing");
        get("/api/passkeys", "Your passkeys.", "Passkeys");
        delete("/api/passkeys/{id}", "Make a passkey worthless.");
        post(
                "/api/sessions/options",
                "What navigator.credentials.get needs.",
                "Nothing",
                200,
                "ToShowPasskey");
        post("/api/sessions/passkey", "Come in by a passkey.", "ShownPasskey", 200, "Person");
        get("/api/blocks", "With whom you do not want to play.", "Blocks");
        post("/api/blocks", "Keep away from somebody.", "Block", 200, "Nothing");
        delete("/api/blocks/{person}", "Play with them again.");
        post("/api/tables/{id}/reports", "Report somebody.", "Report", 200, "Nothing");
        get("/api/games", "What can be played, and against which bots.", "Games");
        get("/api/rules/{game}", "The rules of a game, part by part.", "Rules");
        get(
                "/api/lessons/{game}",
                "A first game, prepared for those who learn it, as its learner sees it after each event.",
                "Lesson");
        post("/api/tables", "Open a table.", "NewTable", 201, "TableId");
        get(
                "/api/tables",
                "List tables: those open to anybody, your own, those where it is your turn, or your finished games.",
                "Summaries");
        get("/api/tables/{id}", "A table as you may see it.", "Sight");
        post(
                "/api/tables/{id}/commands",
                "Give a command. 409: the table has gone on. 422: a rule refuses it, or its key was used for another command.",
                "Command",
                200,
                "Done");
        PAGES.put(
                "GET /api/tables/{id}/stream",
                new Page(
                        "Follow a table: events 'view' (everything) and 'news' (what has changed), each a Sight, 'beat' (a sign of life), then 'end'. "
                                + "Go on with Last-Event-ID. With 'Accept: application/x-ndjson' the same as a JSON object a line "
                                + "with the members event, id and data; an empty line is a sign of life.",
                        null,
                        200,
                        "text/event-stream application/x-ndjson",
                        "string"));
        get(
                "/api/tables/{id}/chat",
                "A page of the chat, as far as you may read it: the latest, or the one before the version '?before='.",
                "ChatPage");
        get("/api/tables/{id}/moves", "What you may decide now, in words.", "SpokenMoves");
        get("/api/tables/{id}/position", "The pieces that you see, in words.", "SpokenPosition");
        get(
                "/api/tables/{id}/standing",
                "The points that would be added if the game ended now, as far as you see what a seat would have.",
                "Standing");
        get(
                "/api/tables/{id}/data",
                "What is needed to draw the game: the same in every position, such as what is printed on cards.",
                "Data");
        post(
                "/api/tables/{id}/preview",
                "What would be if you played these moves, one after the other; nothing is played. 409 and 422 as for a command.",
                "Trial",
                200,
                "Preview");
        post(
                "/api/tables/{id}/hint",
                "What the strongest bot would do in your place, where the table allows it; the best first. 409 and 422 as for a command.",
                "AskHint",
                200,
                "Hint");
        get(
                "/api/tables/{id}/at/{event}",
                "The game after its first events, as you could see it then; once it is over '?as=' a seat, or 'all' for everything.",
                "Moment");
        get("/api/tables/{id}/record", "The record of a game that is over.", "Record");
        PAGES.put(
                "GET /api/tables/{id}/record.txt",
                new Page("The same for people to read.", null, 200, "text/plain", "string"));
        get(
                "/api/tables/{id}/proof",
                "Whether the luck of a game that is over was the one it was bound to.",
                "Proof");
    }

    ApiPages() {
        SpringDocUtils.getConfig()
                .replaceWithClass(Json.class, Object.class)
                .addRequestWrapperToIgnore(Caller.class, Language.class);
    }

    private static void get(String path, String summary, String form) {
        PAGES.put("GET " + path, new Page(summary, null, 200, JSON, form));
    }

    private static void delete(String path, String summary) {
        PAGES.put("DELETE " + path, new Page(summary, null, 200, JSON, "Nothing"));
    }

    private static void post(String path, String summary, String sends, int status, String form) {
        PAGES.put("POST " + path, new Page(summary, sends, status, JSON, form));
    }

    @Bean
    OpenApiCustomizer pages() {
        return api -> {
            api.info(new Info().title("Lucca").version("1").description("Tables on a network."));
            api.setServers(null);
            Forms.all().forEach(api.getComponents()::addSchemas);
            Keys.describe(api.getComponents());
            // These two do not go through Spring's dispatcher.
            api.path("/api/tables/{id}/commands", new PathItem().post(atTable(IDEMPOTENCY_KEY)));
            api.path(
                    "/api/tables/{id}/stream",
                    new PathItem().get(atTable(LAST_EVENT).addParametersItem(seat())));
            api.getPaths()
                    .forEach(
                            (path, item) ->
                                    item.readOperationsMap()
                                            .forEach(
                                                    (method, operation) ->
                                                            describe(path, method, operation)));
        };
    }

    private static Operation atTable(String header) {
        Parameter id = new PathParameter().name("id").schema(Forms.type("string"));
        Parameter more = new HeaderParameter().name(header).schema(Forms.type("string"));
        return new Operation().parameters(new ArrayList<>(List.of(id, more)));
    }

    private static Parameter seat() {
        return new Parameter().in("query").name("seat").schema(Forms.type("string"));
    }

    private static void describe(String path, PathItem.HttpMethod method, Operation operation) {
        Page page = PAGES.get(method + " " + path);
        if (page == null) {
            return;
        }
        operation.summary(page.summary()).tags(null);
        operation.operationId(name(path, method)).security(Keys.of(method, path));
        if (page.sends() != null) {
            operation.requestBody(
                    new RequestBody().required(true).content(content(JSON, page.sends())));
        }
        ApiResponses responses = new ApiResponses();
        responses.addApiResponse(
                String.valueOf(page.status()),
                new ApiResponse().description("Done.").content(content(page.gets(), page.form())));
        responses.addApiResponse(
                "4XX",
                new ApiResponse()
                        .description("What is wrong, in one sentence; nothing was changed.")
                        .content(content(PROBLEM, "Problem")));
        operation.responses(responses);
        if (path.equals("/api/tables") && method == PathItem.HttpMethod.GET) {
            operation.parameters(lists());
        }
        operation.addParametersItem(language());
    }

    private static Parameter language() {
        Parameter language = new Parameter().in("query").name("lang");
        language.setSchema(Forms.type("string"));
        return language.description(
                "The language of all that people read: en, fr or it; else by Accept-Language.");
    }

    /// Each list is a request of its own; here they are one.
    private static List<Parameter> lists() {
        List<Parameter> all = new ArrayList<>();
        for (String which : List.of("open", "mine", "turn", "finished", "after")) {
            Parameter one = new Parameter().in("query").name(which);
            one.setSchema(Forms.type("string"));
            one.description(
                    which.equals("after")
                            ? "With finished: the 'next' of the page before."
                            : "Just one of open, mine, turn and finished; it needs no value.");
            one.setAllowEmptyValue(true);
            all.add(one);
        }
        return all;
    }

    /// A name of its own, such as `getTablesByIdMoves`.
    private static String name(String path, PathItem.HttpMethod method) {
        StringBuilder name = new StringBuilder(method.name().toLowerCase(Locale.ROOT));
        for (String word : path.substring("/api/".length()).split("[/.]", -1)) {
            String plain = word.startsWith("{") ? word.substring(1, word.length() - 1) : word;
            name.append(plain.equals(word) ? "" : "By")
                    .append(plain.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(plain.substring(1));
        }
        return name.toString();
    }

    private static Content content(String types, String form) {
        Content content = new Content();
        for (String type : types.split(" ", -1)) {
            content.addMediaType(type, new MediaType().schema(Forms.type(form)));
        }
        return content;
    }
}
