package lucca.server.store;

import java.util.List;
import java.util.stream.IntStream;
import lucca.table.Chair;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// A table as it is told of in lists.
/// @param attention when the server must have done something there by itself; `null` if never, and
///     where it is read from the database
/// @param asked the seats whose persons are to decide now, a bit each
/// @param ended when its game was over; `null` before, and where the table itself is not read back
public record Summary(
        String id,
        long version,
        String status,
        String game,
        String host,
        boolean open,
        long updated,
        @Nullable Long attention,
        int asked,
        @Nullable Long ended,
        List<Sitter> sitters) {
    public Summary {
        sitters = List.copyOf(sitters);
    }

    /// Who is on a seat: a person or somebody they have brought along, a bot, or nobody.
    /// @param person who is there for the seat
    /// @param bot that decides there now, perhaps in the place of a person
    public record Sitter(@Nullable String person, @Nullable String name, @Nullable String bot) {
        static Sitter of(Chair chair) {
            return switch (chair.occupant()) {
                case null -> new Sitter(null, null, null);
                case Occupant.Person(String id, String name) ->
                        new Sitter(Companion.owner(id), name, chair.bot());
                case Occupant.Machine(String bot) -> new Sitter(null, null, bot);
            };
        }
    }

    public static Summary of(String id, Table table, @Nullable Long attention) {
        return new Summary(
                id,
                table.version(),
                table.status().word(),
                table.terms().game().kind().name(),
                table.host(),
                table.terms().open(),
                table.time(),
                attention,
                asked(table),
                null,
                table.chairs().stream().map(Sitter::of).toList());
    }

    private static int asked(Table table) {
        return IntStream.range(0, table.chairs().size())
                .filter(table::waitsFor)
                .map(seat -> 1 << seat)
                .sum();
    }

    /// The seats whose persons are to decide now, ascending.
    public List<Integer> askedSeats() {
        return IntStream.range(0, sitters.size())
                .filter(seat -> (asked >> seat & 1) != 0)
                .boxed()
                .toList();
    }

    Summary with(List<Sitter> all) {
        return new Summary(
                id, version, status, game, host, open, updated, attention, asked, ended, all);
    }
}
