package lucca.server.table;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.server.api.TableSettingsView.TimeControlView;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;

/// The request to open a table.
record NewTable(
        @OptionalMember
                @Schema(description = "A game of /api/games. Required unless 'from' is given.")
                @Nullable String game,
        @OptionalMember
                @Schema(
                        description =
                                "The point of another game from which to continue. That game must be"
                                        + " over or have no hidden information; it decides game,"
                                        + " seats, options and extras.")
                @Nullable ContinuationPoint from,
        @OptionalMember
                @Schema(
                        description = "Number of seats; the minimum of the game if absent.",
                        implementation = Integer.class)
                @Nullable Json seats,
        @OptionalMember @Nullable Map<String, String> options,
        @OptionalMember @Schema(description = "Custom data of this table, such as a list of cards.")
                Json.@Nullable Obj extras,
        @OptionalMember(otherwise = "true")
                @Schema(
                        description =
                                "Whether the table is listed; otherwise only people with the link"
                                        + " find it.")
                boolean open,
        @OptionalMember(orNull = true)
                @Schema(description = "The time limits of the seats; none if absent.")
                @Nullable TimeControlView tempo,
        @OptionalMember(orNull = true)
                @Schema(
                        description =
                                "The bot that takes over when a person leaves or runs out of time;"
                                        + " without one, the seat loses.")
                @Nullable String late,
        @OptionalMember(otherwise = "1000")
                @Min(1)
                @Max(15_000)
                @Schema(
                        description =
                                "Thinking time of bots for each decision, in milliseconds; at most"
                                        + " 1000 while other bots are waiting.")
                int thought,
        @OptionalMember(otherwise = "false") @Schema(description = "Whether hints are allowed.")
                boolean hints,
        @OptionalMember
                @Schema(
                        description =
                                "A list with the name of a bot or null for each seat, or one name for"
                                        + " all seats but yours.")
                @Nullable Json bots,
        @OptionalMember(otherwise = "false")
                @Schema(description = "Whether you take a seat and the game starts at once.")
                boolean start,
        @OptionalMember
                @Max(SeatIdentity.MAX_SEAT)
                @Schema(description = "With start: your seat; the first free one if absent.")
                @Nullable Integer seat,
        @OptionalMember
                @Schema(
                        description =
                                "With start: as with the command sit. The game begins when you have"
                                        + " revealed the salt, or after 20 seconds.")
                @Nullable String saltHash,
        @OptionalMember @Schema(description = "With start: as with the command sit.")
                @Nullable String salt,
        @OptionalMember(otherwise = "[]")
                @Schema(
                        description =
                                "With start: the names of people who share your device; they take"
                                        + " seats too.")
                List<String> companions,
        @OptionalMember @Schema(description = "If you are not signed in: your name as a guest.")
                @Nullable String name) {
    /// The point of another game from which to continue.
    record ContinuationPoint(
            @Schema(description = "The id of the table.") String table,
            @Schema(description = "The number of events of that game up to the point.")
                    int event) {}
}
