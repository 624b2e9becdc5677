package lucca.server.table;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import java.security.SecureRandom;
import java.util.HexFormat;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.account.Person;
import lucca.server.web.OptionalMember;
import lucca.table.Command;
import lucca.table.Salt;
import org.jspecify.annotations.Nullable;

/// A command as clients send it. The record's name is the member `type`.
@Schema(name = "Command")
public sealed interface CommandRequest {
    String FREE_SEAT = "The seat to take; the first free one if absent.";
    String VERSION = "The version of the table that you have seen.";
    String PERSON = "The id of a person.";

    /// The seat that the command names; `null` if none.
    @Nullable Integer seat();

    /// Whether the seat is the one to take, not that of the sender.
    default boolean seatsSomebody() {
        return false;
    }

    /// The command for the table.
    /// @param by the person who sends it; a seat is taken under their name
    Command command(Person by);

    @Schema(
            description = "Take a free seat, before the start.",
            example = "{'type': 'sit', 'seat': 1}")
    record Sit(
            @OptionalMember @Max(SeatIdentity.MAX_SEAT) @Schema(description = FREE_SEAT)
                    @Nullable Integer seat,
            @OptionalMember
                    @Schema(
                            description =
                                    "The name of a person who shares your device and takes the seat"
                                            + " instead of you. Only the host may do this, unless the"
                                            + " host allows it to others.")
                    @Nullable String as,
            @OptionalMember
                    @Schema(
                            description =
                                    "The SHA-256 of the UTF-8 of your salt, in 64 digits 0-9a-f. Your"
                                            + " salt is mixed into the chance outcomes; reveal it when"
                                            + " the game starts. Use 128 random bits, and a new salt"
                                            + " each time.")
                    @Nullable String saltHash,
            @OptionalMember
                    @Schema(
                            description =
                                    "Instead of a hash: a salt that the operator of the server knows"
                                            + " at once.")
                    @Nullable String salt)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Sit(
                    seat, by.name(), CommandRequest.salt(saltHash, salt), as != null);
        }

        @Override
        public boolean seatsSomebody() {
            return true;
        }
    }

    @Schema(
            description = "Seat a bot, before the start. Host only.",
            example = "{'type': 'seatBot', 'seat': 1, 'bot': 'level3'}")
    record SeatBot(
            @OptionalMember @Max(SeatIdentity.MAX_SEAT) @Schema(description = FREE_SEAT)
                    @Nullable Integer seat,
            @Schema(description = "The name of the bot.") String bot)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.SeatBot(seat, TableCreationRequest.botName(bot), "");
        }

        @Override
        public boolean seatsSomebody() {
            return true;
        }
    }

    @Schema(
            description =
                    "Leave your seat. After the start, your bot takes over or you lose, as the table"
                            + " has it.",
            example = "{'type': 'leave'}")
    record Leave(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Leave();
        }
    }

    @Schema(
            description = "Start the game, once all seats are taken. Host only.",
            example = "{'type': 'start'}")
    record Start(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Start();
        }
    }

    @Schema(
            description = "Reveal your salt, when the game starts.",
            example = "{'type': 'reveal', 'salt': '8b5d0fe3c17a64f2a90cbd3e51277fd4'}")
    record Reveal(
            @ActingSeat @Nullable Integer seat,
            @Schema(description = "The salt whose hash you sent; at most 64 characters.")
                    String salt)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Reveal(salt);
        }
    }

    @Schema(
            description = "Close the table, before the start. Host only.",
            example = "{'type': 'close'}")
    record Close(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Close();
        }
    }

    @Schema(
            description = "Play a move.",
            example = "{'type': 'play', 'version': 7, 'move': 'red c4'}")
    record Play(
            @ActingSeat @Nullable Integer seat,
            @Schema(description = VERSION) long version,
            @Schema(description = "One of the moves of your view, or its members as in a record.")
                    Json move)
            implements CommandRequest {
        public Play {
            if (!(move instanceof Json.Str || move instanceof Json.Obj)) {
                throw UnreadableException.of("command.move");
            }
        }

        @Override
        public Command command(Person by) {
            return new Command.Play(version, move);
        }
    }

    @Schema(
            description =
                    "Undo your last decision: at once if it has revealed nothing, otherwise with"
                            + " everybody's consent.",
            example = "{'type': 'undo', 'version': 8}")
    record Undo(@ActingSeat @Nullable Integer seat, @Schema(description = VERSION) long version)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Undo(version);
        }
    }

    @Schema(description = "Ask the others to stop the clocks.", example = "{'type': 'pause'}")
    record Pause(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.AskPause();
        }
    }

    @Schema(
            description = "Answer a request for an undo or a pause.",
            example = "{'type': 'answer', 'version': 9, 'yes': true}")
    record Answer(
            @ActingSeat @Nullable Integer seat,
            @Schema(description = "The version of the request.") long version,
            @Schema(description = "Whether you agree.") boolean yes)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Answer(version, yes);
        }
    }

    @Schema(description = "Start the clocks again.", example = "{'type': 'resume'}")
    record Resume(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Resume();
        }
    }

    @Schema(description = "Resign.", example = "{'type': 'resign'}")
    record Resign(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Resign();
        }
    }

    @Schema(
            description = "Take your seat back from the bot that plays for you.",
            example = "{'type': 'return'}")
    record Return(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.ReclaimSeat();
        }
    }

    @Schema(description = "Write in the chat.", example = "{'type': 'say', 'text': 'Good luck!'}")
    record Say(
            @ActingSeat @Nullable Integer seat,
            @Schema(description = "The message, 1 to 500 characters.") String text)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Say(text);
        }
    }

    @Schema(
            description = "Let spectators who have the key of your view join the chat. Host only.",
            example = "{'type': 'openChat'}")
    record OpenChat(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        private static final int KEY_BYTES = 16;
        private static final SecureRandom RANDOM = new SecureRandom();

        @Override
        public Command command(Person by) {
            byte[] bytes = new byte[KEY_BYTES];
            RANDOM.nextBytes(bytes);
            return new Command.OpenChat(HexFormat.of().formatHex(bytes));
        }
    }

    @Schema(
            description = "Close the chat to all spectators. Host only.",
            example = "{'type': 'closeChat'}")
    record CloseChat(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.CloseChat();
        }
    }

    @Schema(
            description = "Join the chat as a spectator.",
            example = "{'type': 'joinChat', 'key': '0f1e2d3c4b5a69788796a5b4c3d2e1f0'}")
    record JoinChat(
            @ActingSeat @Nullable Integer seat,
            @Schema(description = "The key of the invitation.") String key)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.JoinChat(key);
        }
    }

    @Schema(
            description = "Stop a person from writing in the chat. Host only.",
            example = "{'type': 'mute', 'person': 'p4Wq8'}")
    record Mute(@ActingSeat @Nullable Integer seat, @Schema(description = PERSON) String person)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Mute(person);
        }
    }

    @Schema(
            description = "Let a person write in the chat again. Host only.",
            example = "{'type': 'unmute', 'person': 'p4Wq8'}")
    record Unmute(@ActingSeat @Nullable Integer seat, @Schema(description = PERSON) String person)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Unmute(person);
        }
    }

    @Schema(
            description = "Open a table for another game with the same settings, after the end.",
            example = "{'type': 'rematch'}")
    record Rematch(@ActingSeat @Nullable Integer seat) implements CommandRequest {
        @Override
        public Command command(Person by) {
            throw new IllegalStateException("a rematch involves two tables");
        }
    }

    @Schema(
            description =
                    "Remove a person, with all people who share their device, before the start. They"
                            + " cannot take a seat again. Host only.",
            example = "{'type': 'kick', 'person': 'p4Wq8'}")
    record Kick(@ActingSeat @Nullable Integer seat, @Schema(description = PERSON) String person)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Kick(person);
        }
    }

    @Schema(
            description = "Stop others from taking seats, before the start. Host only.",
            example = "{'type': 'lock', 'on': true}")
    record Lock(
            @ActingSeat @Nullable Integer seat,
            @Schema(description = "Whether only the host may take a seat.") boolean on)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.Lock(on);
        }
    }

    @Schema(
            description =
                    "Let others seat people who share their device, before the start. Host only.",
            example = "{'type': 'companions', 'on': true}")
    record Companions(
            @ActingSeat @Nullable Integer seat,
            @Schema(description = "Whether people other than the host may do so.") boolean on)
            implements CommandRequest {
        @Override
        public Command command(Person by) {
            return new Command.AllowCompanions(on);
        }
    }

    /// The response to a command that was executed.
    record CommandResponse(
            @Schema(description = "The version of the table after the command.") long version) {}

    /// The salt of a person. A missing salt stays empty: one chosen by the server would not protect
    /// anybody from the server.
    /// @throws UnreadableException if both are given
    static Salt salt(@Nullable String hash, @Nullable String plain) {
        if (hash == null) {
            return Salt.plain(plain == null ? "" : plain);
        }
        if (plain != null) {
            throw UnreadableException.of("command.salts");
        }
        return Salt.committed(hash);
    }
}
