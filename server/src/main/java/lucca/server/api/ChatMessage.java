package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;

/// A message in the chat of a table.
public record ChatMessage(
        long version,
        @Schema(description = "Milliseconds since 1970.") long time,
        @Schema(description = "The id of a person.") String by,
        String text) {}
