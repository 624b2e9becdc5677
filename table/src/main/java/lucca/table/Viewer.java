package lucca.table;

import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// With whose eyes a table is seen. All persons with the same eyes are shown the same.
/// @param seat a seat, or [Observation#SPECTATOR]
/// @param chat what they may do in the chat
public record Viewer(int seat, ChatAccess chat) {
    public Viewer {
        if (seat == Observation.REFEREE) {
            throw new IllegalArgumentException("a viewer at a table cannot see everything");
        }
    }

    /// The eyes of a person, as the table is now.
    /// @param person the id of a person or companion; `null` for a stranger
    public static Viewer of(Table table, @Nullable String person) {
        int seat = table.seatOf(person);
        return new Viewer(seat < 0 ? Observation.SPECTATOR : seat, table.chatAccess(person));
    }

    /// The eyes of any person on a seat, or of any spectator of a public table.
    public static Viewer of(int seat) {
        return new Viewer(seat, seat < 0 ? ChatAccess.READ : ChatAccess.WRITE);
    }
}
