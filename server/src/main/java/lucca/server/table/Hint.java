package lucca.server.table;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The strongest bot's view of a decision.
record Hint(
        @Schema(description = "The version of the table.") long version,
        @Schema(description = "Whether the search reached the end of the game everywhere.")
                boolean exact,
        @Schema(description = "The number of simulations.") long looks,
        @Schema(description = "The best moves, the recommended one first.") List<HintMove> moves) {
    record HintMove(
            String move,
            @Schema(description = "The move in words.") String says,
            @Schema(description = "The expected share of the win.") double win,
            @Schema(description = "Lower bound of the 95 % confidence interval of 'win'.")
                    double low,
            @Schema(description = "Upper bound of the 95 % confidence interval of 'win'.")
                    double high,
            @Schema(description = "The expected share of the win of each seat.") List<Double> wins,
            @Schema(description = "The expected score at the end; null if unknown.")
                    @Nullable Double points,
            @Schema(description = "The number of simulations of this move.") long visits,
            @Schema(description = "Reasons for or against this move, in words.")
                    List<String> reasons,
            @Schema(description = "The likely continuation, in words.") List<String> line,
            @Schema(description = "The likely continuation, as moves.") List<String> later) {}
}
