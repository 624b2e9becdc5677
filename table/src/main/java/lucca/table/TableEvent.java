package lucca.table;

import java.util.List;
import lucca.engine.Json;

/// Something that has happened at a table. All of them together, in order, are the table.
public sealed interface TableEvent {
    /// Somebody opened the table.
    /// @param commitment the hash of the secret of its [ChanceSource]
    record Opened(TableSettings terms, String host, String commitment) implements TableEvent {}

    /// Somebody took a free seat, and added a salt to the luck of the table.
    record Seated(int seat, Occupant occupant, Salt salt) implements TableEvent {
        public Seated(int seat, Occupant occupant, String salt) {
            this(seat, occupant, Salt.plain(salt));
        }
    }

    /// The seat is free again; only before the start.
    record Vacated(int seat) implements TableEvent {}

    /// The host wants to start: nobody comes or goes any more, and salts are revealed.
    /// @param deadline when the game starts without those that are missing
    record RevealStarted(long deadline) implements TableEvent {}

    /// A seat told the salt that it had committed to.
    record Revealed(int seat, String salt) implements TableEvent {}

    record Started() implements TableEvent {}

    /// The host gave it up before the start.
    record Closed() implements TableEvent {}

    /// Nobody started it in time, so the server closed it.
    record Expired() implements TableEvent {}

    /// The host removed a person, who may not sit down again.
    record Kicked(String person) implements TableEvent {}

    /// The host decided whether others may still sit down.
    record Locked(boolean locked) implements TableEvent {}

    /// The host decided whether others may bring companions.
    record CompanionsAllowed(boolean allowed) implements TableEvent {}

    /// A seat decided.
    /// @param move the fields of the event in a record of the game, without its seat
    record Played(int seat, Json.Obj move) implements TableEvent {}

    /// Chance decided.
    record Drawn(Json.Obj outcome) implements TableEvent {}

    /// A seat asks the others for their consent.
    record Asked(int seat, ConsentRequest request) implements TableEvent {}

    record Answered(int seat, boolean yes) implements TableEvent {}

    /// All steps of the game but the first ones are taken back.
    record Undone(int keep) implements TableEvent {}

    record Paused() implements TableEvent {}

    record Resumed(int seat) implements TableEvent {}

    record Resigned(int seat) implements TableEvent {}

    record TimedOut(int seat) implements TableEvent {}

    /// A bot plays for a seat.
    record Substituted(int seat, String bot) implements TableEvent {}

    /// The person plays again.
    record Returned(int seat) implements TableEvent {}

    record Said(String text) implements TableEvent {}

    /// The host lets spectators write who know the key.
    record ChatOpened(String key) implements TableEvent {}

    /// Spectators write no more, also those who had joined.
    record ChatClosed() implements TableEvent {}

    /// A spectator knew the key, and writes from now on.
    record ChatJoined(String person) implements TableEvent {}

    /// The host keeps a person, and their companions, from writing.
    record Muted(String person) implements TableEvent {}

    record Unmuted(String person) implements TableEvent {}

    /// The game is over, or was given up.
    /// @param reason one of the game, or [#RESIGNED] or [#TIME]
    /// @param secret of its [ChanceSource]
    record Ended(List<Integer> winners, String reason, String secret) implements TableEvent {
        public static final String RESIGNED = "resigned";
        public static final String TIME = "time";

        public Ended {
            winners = List.copyOf(winners);
        }
    }

    /// The same persons go on at another table.
    record Rematched(String table) implements TableEvent {}
}
