package lucca.table;

import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// The perspective from which a table is seen. Equal viewers see the same.
/// @param seat a seat, or [Observation#SPECTATOR]
/// @param chat the access to the chat
public record Viewer(int seat, ChatAccess chat) {
    public Viewer {
        if (seat == Observation.REFEREE) {
            throw new IllegalArgumentException("a viewer at a table cannot see everything");
        }
    }

    /// The perspective of a person at the table now.
    /// @param person the id of a person or companion; `null` if not signed in
    public static Viewer of(Table table, @Nullable String person) {
        int seat = table.seatOf(person);
        return new Viewer(seat < 0 ? Observation.SPECTATOR : seat, table.chatAccess(person));
    }

    /// The perspective of any person on a seat, or of any spectator of a public table.
    public static Viewer of(int seat) {
        return new Viewer(seat, seat < 0 ? ChatAccess.READ : ChatAccess.WRITE);
    }
}
