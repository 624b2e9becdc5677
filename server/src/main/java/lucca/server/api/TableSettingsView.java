package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import java.util.Map;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// The settings of a table, as [lucca.table.TableEventCodec] writes them.
@Schema(name = "TableSettings")
public record TableSettingsView(
        String game,
        @Schema(description = "The version of the rules.") int rules,
        int seats,
        Map<String, String> options,
        @Schema(description = "Custom data of this table, such as a list of cards.")
                Json.Obj extras,
        @Schema(description = "Whether the table is listed.") boolean open,
        @Schema(description = "The time limits of the seats.") @Nullable TimeControlView tempo,
        @Schema(
                        description =
                                "The bot that takes over when a person leaves or runs out of time;"
                                        + " null if the seat loses instead.")
                @Nullable String late,
        @Schema(description = "Thinking time of bots for each decision, in milliseconds.")
                int thought,
        @Schema(description = "Whether hints are allowed.") boolean hints,
        @Schema(description = "The point from which the game started, if not the beginning.")
                @Nullable Origin from) {
    /// The time limits of a seat.
    @Schema(name = "TimeControl")
    public record TimeControlView(
            @Max(MAX_CLOCK_MILLIS) @Schema(description = "Milliseconds for the whole game.")
                    long bank,
            @Max(MAX_CLOCK_MILLIS)
                    @Schema(
                            description =
                                    "Milliseconds for each turn, used before the bank; unused time is"
                                            + " lost.")
                    long turn) {
        private static final long MAX_CLOCK_MILLIS = 366L * 24 * 60 * 60 * 1000;
    }

    /// A point of another game.
    public record Origin(
            @Schema(
                            description =
                                    "The id of the table; null in views and records if the table is"
                                            + " private.")
                    @Nullable String table,
            @Schema(description = "The number of events of that game up to the point.")
                    int event) {}
}
