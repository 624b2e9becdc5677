package lucca.server.table;

import lucca.engine.UnreadableException;
import lucca.server.stream.ViewSnapshot;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// As whom somebody is at a table: as themselves, or, if they name a seat, as who sits there, which
/// must be a companion of theirs.
record SeatIdentity(@Nullable String person, @Nullable Integer seat) {
    private static final int MOST_SEATS = 32;

    /// As a body says.
    static SeatIdentity of(@Nullable String person, RequestJson requestJson) {
        return new SeatIdentity(person, seat(requestJson));
    }

    /// The seat that a body names; `null` if none.
    static @Nullable Integer seat(RequestJson requestJson) {
        return requestJson.has("seat") ? (int) requestJson.number("seat", 0, MOST_SEATS) : null;
    }

    /// As a parameter says.
    static SeatIdentity of(@Nullable String person, @Nullable String seat) {
        if (seat != null && !seat.matches("[0-9]{1,2}")) {
            throw UnreadableException.of("seating.number");
        }
        return new SeatIdentity(person, seat == null ? null : Integer.valueOf(seat));
    }

    /// The id of who acts or looks; `null` if nobody knows them.
    /// @throws ProblemException if the seat is another's
    @Nullable String actorAt(Table table) {
        return seat == null ? person : seatedPerson(table);
    }

    /// The id of who sits on the seat that is named.
    /// @throws ProblemException if it is another's
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

    /// As whom they look.
    int viewerSeat(Table table) {
        return ViewSnapshot.viewerSeat(table, actorAt(table));
    }
}
