package lucca.server.table;

import lucca.engine.UnreadableException;
import lucca.server.stream.ViewSnapshot;
import lucca.server.web.ProblemException;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// The identity under which a request acts or watches: the person themselves or, if a seat is
/// named, their companion on that seat.
record SeatIdentity(@Nullable String person, @Nullable Integer seat) {
    static final int MAX_SEAT = 31;

    /// Reads the identity from a query parameter.
    static SeatIdentity of(@Nullable String person, @Nullable String seat) {
        if (seat != null && !seat.matches("[0-9]{1,2}")) {
            throw UnreadableException.of("seating.number");
        }
        return new SeatIdentity(person, seat == null ? null : Integer.valueOf(seat));
    }

    /// The id that acts or watches; `null` if not signed in.
    /// @throws ProblemException if the seat is not a companion's
    @Nullable String actorAt(Table table) {
        return seat == null ? person : seatedPerson(table);
    }

    /// The id of the companion on the named seat.
    /// @throws ProblemException if the seat is not a companion's
    String seatedPerson(Table table) {
        int index = seat == null ? -1 : seat;
        boolean there = index >= 0 && index < table.seatStates().size();
        if (there
                && table.seatStates().get(index).occupant()
                        instanceof Occupant.Person(String id, String name)
                && Companion.owner(id).equals(person)) {
            return id;
        }
        throw ProblemException.of(HttpStatus.FORBIDDEN, "seating.other");
    }

    /// The seat whose view is shown.
    int viewerSeat(Table table) {
        return ViewSnapshot.viewerSeat(table, actorAt(table));
    }
}
