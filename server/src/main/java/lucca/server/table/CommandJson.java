package lucca.server.table;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.people.Person;
import lucca.server.web.Body;
import lucca.table.Command;
import lucca.table.Salt;

/// Commands as people send them.
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

    /// Reads a command, but a rematch, which is one of two tables.
    /// @param by who gives it; with the name of who sits down
    /// @throws UnreadableException that says what is wrong
    static Command read(Body body, Person by) {
        String type = body.text("type");
        return switch (type) {
            case "sit" ->
                    new Command.Sit(Seating.seat(body), by.name(), salt(body), body.has("as"));
            case "seatBot" ->
                    new Command.SeatBot(Seating.seat(body), Opening.bot(body.text("bot")), "");
            case "leave" -> new Command.Leave();
            case "start" -> new Command.Start();
            case "reveal" -> new Command.Reveal(body.text("salt"));
            case "close" -> new Command.Close();
            case "kick" -> new Command.Kick(body.text("person"));
            case "lock" -> new Command.Lock(body.flag("on"));
            case "companions" -> new Command.AllowCompanions(body.flag("on"));
            case "play" -> new Command.Play(body.number("version"), move(body));
            case "undo" -> new Command.Undo(body.number("version"));
            case "pause" -> new Command.AskPause();
            case "answer" -> new Command.Answer(body.number("version"), body.flag("yes"));
            case "resume" -> new Command.Resume();
            case "resign" -> new Command.Resign();
            case "return" -> new Command.Return();
            case "say" -> new Command.Say(body.text("text"));
            case "openChat" -> new Command.OpenChat(invitation());
            case "closeChat" -> new Command.CloseChat();
            case "joinChat" -> new Command.JoinChat(body.text("key"));
            case "mute" -> new Command.Mute(body.text("person"));
            case "unmute" -> new Command.Unmute(body.text("person"));
            default -> throw UnreadableException.of("command.type", type, TYPES);
        };
    }

    /// A text, or the fields of a record.
    private static Json move(Body body) {
        return body.get("move") instanceof Json.Str text ? text : body.object("move");
    }

    /// What somebody adds to the luck. The server chooses nothing for those who send nothing: what
    /// it chose would protect nobody from it.
    static Salt salt(Body body) {
        if (!body.has("saltHash")) {
            return Salt.plain(body.text("salt", ""));
        }
        if (body.has("salt")) {
            throw UnreadableException.of("command.salts");
        }
        return Salt.hidden(body.text("saltHash"));
    }

    /// A key that nobody can guess.
    private static String invitation() {
        byte[] bytes = new byte[KEY_BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
