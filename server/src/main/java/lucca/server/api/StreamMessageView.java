package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import lucca.engine.Json;

/// A message of a stream. As a line of JSON, it is an object with these members; as a server-sent
/// event, its name is the `event`.
@Schema(name = "StreamMessage", discriminatorProperty = "event")
public sealed interface StreamMessageView {
    @Schema(description = "Everything; the first message of a stream.")
    record View(
            @Schema(description = "The version of the table, for Last-Event-ID.") long id,
            TableView data)
            implements StreamMessageView {}

    @Schema(description = "The changes since the previous message.")
    record News(
            @Schema(description = "The version of the table, for Last-Event-ID.") long id,
            TableView.TableNews data)
            implements StreamMessageView {}

    @Schema(
            description =
                    "A heartbeat, so that broken connections are noticed. As JSON, it is an empty"
                            + " line.")
    record Beat(Json.Obj data) implements StreamMessageView {}

    @Schema(description = "The server closes the stream: reconnect.")
    record End(Json.Obj data) implements StreamMessageView {}
}
