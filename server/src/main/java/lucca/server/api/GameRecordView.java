package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import lucca.engine.Json;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;

/// The record of a finished game, as [lucca.table.FinishedGameRecord] writes it.
@Schema(name = "GameRecord")
public record GameRecordView(
        @Schema(description = "lucca-record/1") String format,
        String game,
        Json.Obj options,
        int seats,
        List<Json.Obj> events,
        List<Integer> scores,
        @OptionalMember @Nullable List<Integer> winners,
        @OptionalMember @Nullable String reason,
        List<Json.Obj> lines,
        @Schema(description = "The version of the rules.") int rules,
        @Schema(description = "The names of the seats.") List<String> names,
        @Schema(description = "Milliseconds since 1970.") long begun,
        @Schema(description = "Milliseconds since 1970.") long ended,
        @Schema(description = "Who won at the table, and why.") Json.Obj end,
        @OptionalMember
                @Schema(
                        description =
                                "The point from which the game started, if not the beginning.")
                @Nullable String position,
        @OptionalMember @Schema(description = "The game from which this one continued.")
                TableSettingsView.@Nullable Origin from,
        @Schema(description = "The data that prove the fairness of the game.") Fair fair) {
    /// The data that prove the fairness of a game.
    public record Fair(
            String commitment,
            String secret,
            List<String> salts,
            @OptionalMember @Schema(description = "2 if seats committed to salts.")
                    @Nullable Integer scheme,
            @OptionalMember
                    @Schema(
                            description =
                                    "With scheme 2: the hash of the salt of each seat, or null.")
                    @Nullable List<@Nullable String> saltHashes,
            @OptionalMember
                    @Schema(
                            description =
                                    "With scheme 2: the seats that did not reveal their salts; their"
                                            + " hashes are used instead.")
                    @Nullable List<Integer> unrevealed) {}
}
