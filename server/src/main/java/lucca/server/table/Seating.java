package lucca.server.table;

import lucca.engine.UnreadableException;
import lucca.server.stream.Sight;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// As whom somebody is at a table: as themselves, or, if they name a seat, as who sits there, which
/// must be a companion of theirs.
record Seating(@Nullable String person, @Nullable Integer seat) {
    private static final int MOST_SEATS = 32;

    /// As a body says.
    static Seating of(@Nullable String person, Body body) {
        return new Seating(person, seat(body));
    }

    /// The seat that a body names; `null` if none.
    static @Nullable Integer seat(Body body) {
        return body.has("seat") ? (int) body.number("seat", 0, MOST_SEATS) : null;
    }

    /// As a parameter says.
    static Seating of(@Nullable String person, @Nullable String seat) {
        if (seat != null && !seat.matches("[0-9]{1,2}")) {
            throw UnreadableException.of("seating.number");
        }
        return new Seating(person, seat == null ? null : Integer.valueOf(seat));
    }

    /// The id of who acts or looks; `null` if nobody knows them.
    /// @throws ProblemException if the seat is another's
    @Nullable String at(Table table) {
        return seat == null ? person : sitter(table);
    }

    /// The id of who sits on the seat that is named.
    /// @throws ProblemException if it is another's
    String sitter(Table table) {
        int index = seat == null ? -1 : seat;
        boolean there = index >= 0 && index < table.chairs().size();
        if (there
                && table.chairs().get(index).occupant()
                        instanceof Occupant.Person(String id, String name)
                && Companion.owner(id).equals(person)) {
            return id;
        }
        throw ProblemException.of(HttpStatus.FORBIDDEN, "seating.other");
    }

    /// As whom they look.
    int viewer(Table table) {
        return Sight.viewer(table, at(table));
    }
}
