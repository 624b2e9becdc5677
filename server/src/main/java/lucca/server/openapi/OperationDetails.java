package lucca.server.openapi;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import lucca.words.Language;

/// What follows from the path and method of an operation: its name, the parameter for the language,
/// and the problems that any such request may have.
final class OperationDetails {
    private OperationDetails() {}

    static void complete(String path, PathItem.HttpMethod method, Operation operation) {
        operation.setOperationId(operationId(path, method));
        operation.addParametersItem(language());
        addProblem(operation, "400", "The request is not valid.");
        if (path.contains("{")) {
            addProblem(operation, "404", "Nothing has this id or name.");
        }
        if (path.contains("/tables/{")) {
            addProblem(operation, "410", "The table has rules that this server no longer knows.");
        }
        if (operation.getRequestBody() != null) {
            operation.getRequestBody().setRequired(true);
            addProblem(operation, "413", "The request body is too large.");
            addProblem(operation, "415", "The request body is not JSON.");
        }
        if (method != PathItem.HttpMethod.GET) {
            addProblem(operation, "403", "The request comes from another site.");
        }
        addProblem(operation, "429", "Too many requests; try again after Retry-After.");
        addProblem(operation, "503", "The server cannot do this now; try again after Retry-After.");
        operation.getResponses().forEach(OperationDetails::describe);
        ApiResponses sorted = new ApiResponses();
        new TreeMap<>(operation.getResponses()).forEach(sorted::addApiResponse);
        operation.setResponses(sorted);
    }

    /// Adds a response, unless the endpoint describes one with this status itself.
    static void addProblem(Operation operation, String status, String description) {
        if (!operation.getResponses().containsKey(status)) {
            operation
                    .getResponses()
                    .addApiResponse(status, new ApiResponse().description(description));
        }
    }

    private static void describe(String status, ApiResponse response) {
        if (status.startsWith("2")) {
            response.setDescription("Done.");
        } else {
            Schema<?> problem = new Schema<>().$ref("#/components/schemas/Problem");
            response.setContent(
                    new Content()
                            .addMediaType(
                                    "application/problem+json", new MediaType().schema(problem)));
        }
    }

    private static Parameter language() {
        Schema<Object> code = RecordSchema.ofType("string");
        code.setEnum(Stream.of(Language.values()).<Object>map(Language::tag).toList());
        return new Parameter()
                .in("query")
                .name("lang")
                .schema(code)
                .description("The language of texts. Default: by Accept-Language.");
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
}
