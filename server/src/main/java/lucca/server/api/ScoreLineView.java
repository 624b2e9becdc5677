package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;

/// Points or coins with their reason.
@Schema(name = "ScoreLine")
public record ScoreLineView(
        @Schema(
                        description =
                                "The index of the event that scored; in a preview, the index of the"
                                        + " move.")
                int event,
        int seat,
        @Schema(description = "Points, or coins in a ledger.") int points,
        @Schema(description = "The number of the rule.") String rule,
        @Schema(description = "The reason, in words.") String why,
        @Schema(description = "The parts of the sum, if there is more than one.")
                List<ScorePart> parts) {
    /// A part of the sum.
    public record ScorePart(
            int points,
            @Schema(description = "The reason, in words.") String why,
            @Schema(description = "The pieces that scored, named as in records.")
                    List<String> pieces) {}
}
