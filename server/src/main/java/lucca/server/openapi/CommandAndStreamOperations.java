package lucca.server.openapi;

import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverters;
import io.swagger.v3.core.converter.ResolvedSchema;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.HeaderParameter;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.parameters.PathParameter;
import io.swagger.v3.oas.models.parameters.QueryParameter;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import java.util.ArrayList;
import java.util.List;
import lucca.server.api.StreamMessageView;
import lucca.server.table.CommandRequest;
import lucca.server.web.JsonBinder;
import lucca.server.web.Problem;

/// Describes the two operations that bypass Spring's dispatcher, so that springdoc does not find
/// them.
final class CommandAndStreamOperations {
    private CommandAndStreamOperations() {}

    static void addTo(OpenAPI api) {
        define(api, Problem.class);
        api.path("/api/tables/{id}/commands", new PathItem().post(command(api)));
        api.path("/api/tables/{id}/stream", new PathItem().get(stream(api)));
    }

    private static Operation command(OpenAPI api) {
        MediaType body = new MediaType().schema(define(api, CommandRequest.class));
        for (Class<?> each : CommandRequest.class.getPermittedSubclasses()) {
            body.addExamples(JsonBinder.caseName(each), example(each));
        }
        Operation operation =
                operation("Send a command.", header("Idempotency-Key"))
                        .requestBody(
                                new RequestBody()
                                        .content(
                                                new Content()
                                                        .addMediaType("application/json", body)))
                        .responses(
                                done(
                                        new Content()
                                                .addMediaType(
                                                        "application/json",
                                                        new MediaType()
                                                                .schema(
                                                                        define(
                                                                                api,
                                                                                CommandRequest
                                                                                        .CommandResponse
                                                                                        .class)))));
        OperationAccess.SIGNED_IN.describe(operation);
        OperationDetails.addProblem(
                operation, "409", "The table has changed since the version that you have seen.");
        OperationDetails.addProblem(
                operation,
                "422",
                "A rule refuses the command, or its idempotency key was used for another one.");
        return operation;
    }

    private static Operation stream(OpenAPI api) {
        Schema<?> message = define(api, StreamMessageView.class);
        Operation operation =
                operation(
                                "Stream a table.",
                                header("Last-Event-ID"),
                                new QueryParameter()
                                        .name("seat")
                                        .schema(RecordSchema.ofType("string")))
                        .description(
                                "Server-sent events, each with the members of a StreamMessage; or,"
                                        + " with 'Accept: application/x-ndjson', StreamMessages line"
                                        + " by line. Reconnect with Last-Event-ID.")
                        .responses(
                                done(
                                        new Content()
                                                .addMediaType(
                                                        "text/event-stream",
                                                        new MediaType().schema(message))
                                                .addMediaType(
                                                        "application/x-ndjson",
                                                        new MediaType().schema(message))));
        OperationAccess.OPTIONAL.describe(operation);
        return operation;
    }

    private static Operation operation(String summary, Parameter... parameters) {
        List<Parameter> all = new ArrayList<>(List.of(parameters));
        all.addFirst(new PathParameter().name("id").schema(RecordSchema.ofType("string")));
        return new Operation().addTagsItem("Play").summary(summary).parameters(all);
    }

    private static Parameter header(String name) {
        return new HeaderParameter().name(name).schema(RecordSchema.ofType("string"));
    }

    private static ApiResponses done(Content content) {
        return new ApiResponses().addApiResponse("200", new ApiResponse().content(content));
    }

    private static Example example(Class<?> type) {
        var about = type.getAnnotation(io.swagger.v3.oas.annotations.media.Schema.class);
        try {
            return new Example()
                    .summary(about.description())
                    .value(Json31.mapper().readTree(about.example().replace('\'', '"')));
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Adds the schema of a type, and those that it needs, to the components.
    private static Schema<?> define(OpenAPI api, Class<?> type) {
        ResolvedSchema resolved =
                ModelConverters.getInstance(true)
                        .resolveAsResolvedSchema(new AnnotatedType(type).resolveAsRef(true));
        resolved.referencedSchemas.forEach(api.getComponents()::addSchemas);
        return resolved.schema;
    }
}
