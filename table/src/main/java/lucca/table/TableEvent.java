package lucca.table;

import java.util.List;
import lucca.engine.Json;

/// An event at a table. The sequence of its events defines the state of the table.
public sealed interface TableEvent {
    /// The host opened the table.
    /// @param commitment the hash of the secret of the [ChanceSource]
    record Opened(TableSettings settings, String host, String commitment) implements TableEvent {}

    /// A person or a bot took a free seat, with a salt for the randomness of the table.
    record Seated(int seat, Occupant occupant, Salt salt) implements TableEvent {
        public Seated(int seat, Occupant occupant, String salt) {
            this(seat, occupant, Salt.plain(salt));
        }
    }

    /// A seat became free before the start.
    record Vacated(int seat) implements TableEvent {}

    /// The host wants to start: the seats are locked, and salts are revealed.
    /// @param deadline when the game starts without the missing salts
    record RevealStarted(long deadline) implements TableEvent {}

    /// A seat revealed the salt that it had committed to.
    record Revealed(int seat, String salt) implements TableEvent {}

    record Started() implements TableEvent {}

    /// The host cancelled the table before the start.
    record Closed() implements TableEvent {}

    /// The server closed the table because nobody started it in time.
    record Expired() implements TableEvent {}

    /// The host removed a person, who may not sit down again.
    record Kicked(String person) implements TableEvent {}

    /// The host locked or unlocked the seats.
    record Locked(boolean locked) implements TableEvent {}

    /// The host allowed or forbade companions of others.
    record CompanionsAllowed(boolean allowed) implements TableEvent {}

    /// A seat made a decision.
    /// @param move the fields of the event in a record of the game, without its seat
    record Played(int seat, Json.Obj move) implements TableEvent {}

    /// A chance outcome was drawn.
    record Drawn(Json.Obj outcome) implements TableEvent {}

    /// A seat asked the others for their consent.
    record Asked(int seat, ConsentRequest request) implements TableEvent {}

    record Answered(int seat, boolean yes) implements TableEvent {}

    /// All but the first steps of the game were taken back.
    record Undone(int keep) implements TableEvent {}

    record Paused() implements TableEvent {}

    record Resumed(int seat) implements TableEvent {}

    record Resigned(int seat) implements TableEvent {}

    record TimedOut(int seat) implements TableEvent {}

    /// A bot replaced the person on a seat.
    record Substituted(int seat, String bot) implements TableEvent {}

    /// The person took over from the bot.
    record Returned(int seat) implements TableEvent {}

    record Said(String text) implements TableEvent {}

    /// The host opened the chat to spectators with the key.
    record ChatOpened(String key) implements TableEvent {}

    /// The host closed the chat to spectators, including those who had joined.
    record ChatClosed() implements TableEvent {}

    /// A spectator joined the chat with the key.
    record ChatJoined(String person) implements TableEvent {}

    /// The host muted a person and their companions.
    record Muted(String person) implements TableEvent {}

    record Unmuted(String person) implements TableEvent {}

    /// The game ended by its rules, by resignation or by a timeout.
    /// @param reason a reason of the game, [#RESIGNED] or [#TIME]
    /// @param secret the secret of the [ChanceSource]
    record Ended(List<Integer> winners, String reason, String secret) implements TableEvent {
        public static final String RESIGNED = "resigned";
        public static final String TIME = "time";

        public Ended {
            winners = List.copyOf(winners);
        }
    }

    /// The same persons opened another table for a rematch.
    record Rematched(String table) implements TableEvent {}
}
