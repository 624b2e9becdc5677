package lucca.fair;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.table.FinishedGameRecord;
import lucca.table.TableEvent;
import lucca.table.WinnersAfterElimination;
import org.jspecify.annotations.Nullable;

/// The end of a game at its table, according to its record.
/// @param out the seats that were eliminated before the end
record ClaimedEnding(@Nullable Json winners, @Nullable Json reason, Set<Json> out) {
    /// Reads the ending from a record; `null` if it has none.
    static @Nullable ClaimedEnding of(Json.Obj record) {
        return switch (record.get(FinishedGameRecord.END)) {
            case null -> null;
            case Json.Obj end -> new ClaimedEnding(end.get("winners"), end.get("reason"), out(end));
            default -> new ClaimedEnding(null, null, Set.of());
        };
    }

    private static Set<Json> out(Json.Obj end) {
        return end.get(FinishedGameRecord.OUT) instanceof Json.Arr out
                ? out.items().stream().collect(Collectors.toUnmodifiableSet())
                : Set.of();
    }

    /// Whether the ending agrees with the match. If the match is not over, only a resignation or a
    /// timeout is plausible.
    boolean matches(Match<?, ?> match) {
        if (!match.isOver()) {
            return Json.of(TableEvent.Ended.RESIGNED).equals(reason)
                    || Json.of(TableEvent.Ended.TIME).equals(reason);
        }
        List<Integer> in =
                IntStream.range(0, match.scores().size())
                        .filter(seat -> !out.contains(Json.of(seat)))
                        .boxed()
                        .toList();
        return !in.isEmpty()
                && Json.of(WinnersAfterElimination.of(match, in::contains)).equals(winners)
                && Json.of(match.reason().orElseThrow()).equals(reason);
    }
}
