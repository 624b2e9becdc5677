package lucca.table;

import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// A request of a person, a bot or the server to change a table.
public sealed interface Command {
    /// Take a free seat.
    /// @param seat `null` for the first free one
    /// @param companion whether the seat is for a companion of the person
    record Sit(@Nullable Integer seat, String name, Salt salt, boolean companion)
            implements Command {
        public Sit(@Nullable Integer seat, String name, String salt) {
            this(seat, name, Salt.plain(salt), false);
        }
    }

    /// Seat a bot. Host only.
    record SeatBot(@Nullable Integer seat, String bot, String salt) implements Command {}

    /// Leave the seat. After the start the [AbsencePolicy] applies.
    record Leave() implements Command {}

    /// Start the game once all seats are taken. Host only.
    record Start() implements Command {}

    /// Reveal the salt that the seat has committed to.
    record Reveal(String salt) implements Command {}

    /// Cancel the table before the start. Host only.
    record Close() implements Command {}

    /// Remove a person and all their companions for good, before the start. Host only.
    record Kick(String person) implements Command {}

    /// Stop others from taking seats, or let them again, before the start. Host only.
    record Lock(boolean locked) implements Command {}

    /// Let others bring companions, or stop it, before the start. Host only.
    record AllowCompanions(boolean allowed) implements Command {}

    /// Free the seats of a person and their companions before the start. Server only.
    record Vacate(String person) implements Command {}

    /// Play a move.
    /// @param version the table version that the decision answers
    /// @param move its fields as in a record, or its notation
    record Play(long version, Json move) implements Command {}

    /// Play a move as the bot on a seat.
    record BotPlay(long version, int seat, Json move) implements Command {}

    /// Undo the last decision of the seat: at once if it has revealed nothing, else with
    /// everybody's consent.
    record Undo(long version) implements Command {}

    record AskPause() implements Command {}

    /// Answer the request of another seat.
    record Answer(long version, boolean yes) implements Command {}

    record Resume() implements Command {}

    record Resign() implements Command {}

    /// Take the seat back from the bot that substitutes.
    record ReclaimSeat() implements Command {}

    record Say(String text) implements Command {}

    /// Let spectators with the key write. Host only.
    record OpenChat(String key) implements Command {}

    /// Stop all spectators from writing. Host only.
    record CloseChat() implements Command {}

    /// Join the chat as a spectator.
    record JoinChat(String key) implements Command {}

    /// Stop a person from writing. Host only.
    record Mute(String person) implements Command {}

    record Unmute(String person) implements Command {}

    /// Record the table at which the rematch takes place.
    record Rematch(String table) implements Command {}

    /// Check all deadlines. Sent by the scheduler.
    record CheckClocks() implements Command {}
}
