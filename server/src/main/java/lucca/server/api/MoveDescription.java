package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;

/// A legal move in words.
public record MoveDescription(
        @Schema(description = "The move in notation, as it is sent.") String move,
        @Schema(description = "The move in words.") String says) {}
