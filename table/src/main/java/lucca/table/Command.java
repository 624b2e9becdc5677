package lucca.table;

import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// What somebody wants of a table.
public sealed interface Command {
    /// To sit down on a free seat.
    /// @param seat `null` for the first free one
    /// @param companion whether it is for somebody whom the person has brought along
    record Sit(@Nullable Integer seat, String name, Salt salt, boolean companion)
            implements Command {
        public Sit(@Nullable Integer seat, String name, String salt) {
            this(seat, name, Salt.plain(salt), false);
        }
    }

    /// As host, to seat a bot.
    record SeatBot(@Nullable Integer seat, String bot, String salt) implements Command {}

    /// To stand up; after the start, what the terms say of lateness becomes of the seat.
    record Leave() implements Command {}

    /// As host, to begin, once all seats are taken.
    record Start() implements Command {}

    /// To tell the salt that one's seat has committed to.
    record Reveal(String salt) implements Command {}

    /// As host, to give the table up before the start.
    record Close() implements Command {}

    /// As host, before the start, to remove a person and all their companions for good.
    record Kick(String person) implements Command {}

    /// As host, before the start, to let nobody else sit down, or to let them again.
    record Lock(boolean locked) implements Command {}

    /// As host, before the start, to let others bring companions, or to stop it.
    record AllowCompanions(boolean allowed) implements Command {}

    /// From the server: to free the seats of a person and their companions, if the game has not
    /// begun.
    record Vacate(String person) implements Command {}

    /// To decide.
    /// @param version the one that the decision answers
    /// @param move its fields as in a record, or its text
    record Play(long version, Json move) implements Command {}

    /// As bot on a seat, to decide.
    record BotPlay(long version, int seat, Json move) implements Command {}

    /// To take back one's last decision: at once if nobody has learned anything since, else with
    /// everybody's consent.
    record Undo(long version) implements Command {}

    record AskPause() implements Command {}

    /// To answer what another seat asked for.
    record Answer(long version, boolean yes) implements Command {}

    record Resume() implements Command {}

    record Resign() implements Command {}

    /// To play on oneself where a bot did.
    record ReclaimSeat() implements Command {}

    record Say(String text) implements Command {}

    /// As host, to let spectators write who know a key.
    record OpenChat(String key) implements Command {}

    /// As host, to let spectators write no more.
    record CloseChat() implements Command {}

    /// As spectator, to write from now on.
    record JoinChat(String key) implements Command {}

    /// As host, to keep a person from writing.
    record Mute(String person) implements Command {}

    record Unmute(String person) implements Command {}

    /// To note that the same persons go on at another table.
    record Rematch(String table) implements Command {}

    /// From whoever has the clock: to look whose time is over.
    record CheckClocks() implements Command {}
}
