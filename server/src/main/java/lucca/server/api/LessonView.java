package lucca.server.api;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import lucca.engine.Json;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;

/// The tutorial of a game.
@Schema(name = "Lesson")
public record LessonView(
        @Schema(description = "The same as for a table.") Json.Obj data, List<LessonStep> sights) {
    /// What the learner sees after an event.
    public record LessonStep(
            long version,
            @Schema(
                            description =
                                    "What the learner sees; after the first step, only the members"
                                            + " that have changed.")
                    Partial<TableView.View> view,
            @Schema(description = "The index of the first of these events.") int from,
            List<GameEventView> events,
            @Schema(
                            description =
                                    "The move that the learner should make; null if others decide,"
                                            + " and at the end.")
                    @Nullable String next,
            @OptionalMember @Schema(description = "The move 'next', in words.")
                    @Nullable List<MoveDescription> moves,
            @OptionalMember @Schema(description = "The pieces, in words.")
                    @Nullable List<PieceDescription> sentences,
            @OptionalMember
                    @Schema(description = "The points that would be added if the game ended now.")
                    @Nullable List<ScoreLineView> standing) {}
}
