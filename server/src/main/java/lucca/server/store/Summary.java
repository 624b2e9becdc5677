package lucca.server.store;

import java.util.List;
import java.util.Locale;
import lucca.table.Chair;
import lucca.table.Occupant;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// A table as it is told of in lists.
/// @param attention when the server must have done something there by itself; `null` if never
public record Summary(
        String id,
        long version,
        String status,
        String game,
        String host,
        boolean open,
        long updated,
        @Nullable Long attention,
        List<Sitter> sitters) {
    public Summary {
        sitters = List.copyOf(sitters);
    }

    /// Who is on a seat: a person, a bot, or nobody.
    public record Sitter(@Nullable String person, @Nullable String name, @Nullable String bot) {
        static Sitter of(Chair chair) {
            return switch (chair.occupant()) {
                case null -> new Sitter(null, null, null);
                case Occupant.Person(String id, String name) -> new Sitter(id, name, null);
                case Occupant.Machine(String bot) -> new Sitter(null, null, bot);
            };
        }
    }

    public static Summary of(String id, Table table, @Nullable Long attention) {
        return new Summary(
                id,
                table.version(),
                table.status().name().toLowerCase(Locale.ROOT),
                table.terms().game().kind().name(),
                table.host(),
                table.terms().open(),
                table.time(),
                attention,
                table.chairs().stream().map(Sitter::of).toList());
    }

    Summary with(List<Sitter> sitters) {
        return new Summary(id, version, status, game, host, open, updated, attention, sitters);
    }
}
