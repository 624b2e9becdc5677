package lucca.server.store;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.stream.IntStream;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.SeatState;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// Summary of a table for lists.
/// @param serverDeadline when the server must act at the table by itself; `null` if never, and
///     when read from the database
/// @param seatsToMoveMask the seats whose persons are to move, one bit each
/// @param ended when the game ended; `null` before the end, and in summaries built from a table in
///     memory
public record TableSummary(
        String id,
        long version,
        String status,
        String game,
        String host,
        boolean open,
        long updated,
        @Nullable Long serverDeadline,
        int seatsToMoveMask,
        @Nullable Long ended,
        List<SeatSummary> seats) {
    public TableSummary {
        seats = List.copyOf(seats);
    }

    /// The occupant of a seat: a person or their companion, a bot, or nobody.
    /// @param person the person on the seat or the owner of the companion
    /// @param bot the bot that plays the seat now, possibly as a substitute for a person
    public record SeatSummary(
            @Schema(description = "The id of a person.") @Nullable String person,
            @Nullable String name,
            @Schema(
                            description =
                                    "The bot that decides for this seat now, also as a substitute for"
                                            + " a person.")
                    @Nullable String bot) {
        static SeatSummary of(SeatState seatState) {
            return switch (seatState.occupant()) {
                case null -> new SeatSummary(null, null, null);
                case Occupant.Person(String id, String name) ->
                        new SeatSummary(Companion.owner(id), name, seatState.bot());
                case Occupant.Bot(String bot) -> new SeatSummary(null, null, bot);
            };
        }
    }

    public static TableSummary of(String id, Table table, @Nullable Long serverDeadline) {
        return new TableSummary(
                id,
                table.version(),
                table.status().word(),
                table.settings().game().kind().name(),
                table.host(),
                table.settings().open(),
                table.time(),
                serverDeadline,
                seatsToMoveMask(table),
                null,
                table.seatStates().stream().map(SeatSummary::of).toList());
    }

    private static int seatsToMoveMask(Table table) {
        return IntStream.range(0, table.seatStates().size())
                .filter(table::awaitsPerson)
                .map(seat -> 1 << seat)
                .sum();
    }

    /// The seats whose persons are to move, ascending.
    public List<Integer> seatsToMove() {
        return IntStream.range(0, seats.size())
                .filter(seat -> (seatsToMoveMask >> seat & 1) != 0)
                .boxed()
                .toList();
    }

    TableSummary withSeats(List<SeatSummary> all) {
        return new TableSummary(
                id,
                version,
                status,
                game,
                host,
                open,
                updated,
                serverDeadline,
                seatsToMoveMask,
                ended,
                all);
    }
}
