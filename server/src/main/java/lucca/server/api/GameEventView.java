package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import lucca.engine.Json;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;

/// A decision or an outcome of chance, as a viewer may know it.
@Schema(
        name = "GameEvent",
        description = "An event as in records, without what is hidden from you.",
        additionalProperties = Schema.AdditionalPropertiesValue.TRUE)
public record GameEventView(
        @Schema(description = "The seat that decided; null for chance.") @Nullable Integer seat,
        String type,
        @Schema(description = "The move in notation.") String text,
        @Schema(description = "The move in words.") String says,
        @Schema(description = "Sentences on the automatic consequences.") List<String> then,
        @OptionalMember
                @Schema(
                        description =
                                "Data on the consequences for boards, in a format of the game, each"
                                        + " with 'says'.")
                @Nullable List<Json> facts) {}
