package lucca.server.table;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.account.Person;
import lucca.server.web.RequestJson;
import lucca.table.Command;
import lucca.table.Salt;

/// Reads commands from the JSON of requests.
final class CommandJson {
    private static final List<String> TYPES =
            List.of(
                    "sit",
                    "seatBot",
                    "leave",
                    "start",
                    "reveal",
                    "close",
                    "play",
                    "undo",
                    "pause",
                    "answer",
                    "resume",
                    "resign",
                    "return",
                    "say",
                    "openChat",
                    "closeChat",
                    "joinChat",
                    "mute",
                    "unmute",
                    "rematch",
                    "kick",
                    "lock",
                    "companions");

    private static final int KEY_BYTES = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private CommandJson() {}

    /// Reads any command except a rematch, which involves two tables.
    /// @param by the person who sends the command; a seat is taken under their name
    /// @throws UnreadableException if the command cannot be read
    static Command read(RequestJson json, Person by) {
        String type = json.text("type");
        return switch (type) {
            case "sit" ->
                    new Command.Sit(SeatIdentity.seat(json), by.name(), salt(json), json.has("as"));
            case "seatBot" ->
                    new Command.SeatBot(
                            SeatIdentity.seat(json),
                            TableCreationRequest.botName(json.text("bot")),
                            "");
            case "leave" -> new Command.Leave();
            case "start" -> new Command.Start();
            case "reveal" -> new Command.Reveal(json.text("salt"));
            case "close" -> new Command.Close();
            case "kick" -> new Command.Kick(json.text("person"));
            case "lock" -> new Command.Lock(json.flag("on"));
            case "companions" -> new Command.AllowCompanions(json.flag("on"));
            case "play" -> new Command.Play(json.number("version"), move(json));
            case "undo" -> new Command.Undo(json.number("version"));
            case "pause" -> new Command.AskPause();
            case "answer" -> new Command.Answer(json.number("version"), json.flag("yes"));
            case "resume" -> new Command.Resume();
            case "resign" -> new Command.Resign();
            case "return" -> new Command.ReclaimSeat();
            case "say" -> new Command.Say(json.text("text"));
            case "openChat" -> new Command.OpenChat(newChatKey());
            case "closeChat" -> new Command.CloseChat();
            case "joinChat" -> new Command.JoinChat(json.text("key"));
            case "mute" -> new Command.Mute(json.text("person"));
            case "unmute" -> new Command.Unmute(json.text("person"));
            default -> throw UnreadableException.of("command.type", type, TYPES);
        };
    }

    /// Reads a move, which is either its notation or a record.
    private static Json move(RequestJson json) {
        return json.get("move") instanceof Json.Str text ? text : json.object("move");
    }

    /// Reads the salt of a person. A missing salt stays empty: one chosen by the server would not
    /// protect anybody from the server.
    static Salt salt(RequestJson json) {
        if (!json.has("saltHash")) {
            return Salt.plain(json.text("salt", ""));
        }
        if (json.has("salt")) {
            throw UnreadableException.of("command.salts");
        }
        return Salt.committed(json.text("saltHash"));
    }

    /// A key that cannot be guessed.
    private static String newChatKey() {
        byte[] bytes = new byte[KEY_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
