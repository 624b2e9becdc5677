package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;

/// A piece on the board in words.
public record PieceDescription(
        @Schema(description = "The name of a piece or place.") String of, String says) {}
