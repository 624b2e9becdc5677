package lucca.server.openapi;

import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The schemas of all requests and responses of the API. A member is written as `name type
/// description`: `name!` is required; a type with `?` may be `null`, one with `[]` is an array, and
/// one with a capital letter is another schema; `texts` is a map of strings, and `this|that` an
/// enumeration.
final class OpenApiSchemas {
    private static final String[] PROBLEM = {
        "status! integer The HTTP status.",
        "title! string The name of the HTTP status.",
        "detail! string The problem, in one sentence.",
        "rule string The number of the rule that refuses a command; 'table', 'turn' or 'format' if it is not a rule of the game.",
        "version integer The current version of the table.",
        "moves any[] Your legal moves, if a command was refused.",
        "move integer For a preview: the index of the refused move."
    };

    private static final Map<String, String[]> ALL = new LinkedHashMap<>();

    static {
        ALL.put("Problem", PROBLEM);
        ALL.put("Guest", of("name! string 1 to 40 characters."));
        ALL.put(
                "Person",
                of(
                        "id! string The id, which never changes.",
                        "name! string",
                        "guest! boolean Whether the person is a guest, without an account."));
        ALL.put("Account", of("name string Default: your current name.", "password! string"));
        ALL.put("SignInRequest", of("name! string", "password! string"));
        ALL.put("NewPassword", of("old! string", "new! string"));
        ALL.put("Password", of("password! string"));
        ALL.put("Empty", of());
        ALL.put(
                "Session",
                of(
                        "id! string",
                        "created! integer",
                        "used! integer",
                        "expires! integer",
                        "current! boolean Whether this is the session of the request."));
        ALL.put("Sessions", of("sessions! Session[]"));
        ALL.put(
                "NewToken",
                of(
                        "name! string A name by which you recognize the token.",
                        "scopes! string[] The scopes of the token: 'read', 'play' or both.",
                        "days integer Days until it expires (default: 90)."));
        ALL.put("Token", of("id! string", "token! string The token; it is shown only once."));
        ALL.put(
                "ListedToken",
                of(
                        "id! string",
                        "name! string",
                        "scopes! string[]",
                        "created! integer",
                        "used! integer",
                        "expires! integer"));
        ALL.put("Tokens", of("tokens! ListedToken[]"));
        ALL.put("PasskeyProof", of("password string Your password, if you have one."));
        ALL.put(
                "NewPasskey",
                of(
                        "name! string",
                        "credential! object The result of navigator.credentials.create."));
        ALL.put(
                "PasskeyAssertion",
                of("credential! object The result of navigator.credentials.get."));
        ALL.put(
                "PasskeyCreationOptions",
                of(
                        "challenge! string",
                        "rp! object This site.",
                        "user! object Your id and name.",
                        "pubKeyCredParams! object[] The accepted kinds of keys.",
                        "excludeCredentials! object[] The passkeys that you already have.",
                        "authenticatorSelection! object",
                        "attestation! string"));
        ALL.put(
                "PasskeyRequestOptions",
                of("challenge! string", "rpId! string This site.", "userVerification! string"));
        ALL.put("Passkey", of("id! string", "name! string", "created! integer", "used! integer"));
        ALL.put("Passkeys", of("passkeys! Passkey[]"));
        ALL.put("Block", of("person! string The id of a person."));
        ALL.put("Blocks", of("blocks! Person[]"));
        ALL.put(
                "Report",
                of("person! string The id of the reported person.", "text! string What happened."));
        GameSchemas.addTo(ALL);
        ALL.put(
                "NewTable",
                of(
                        "game string A game of /api/games. Required unless 'from' is given.",
                        "from Origin? The point of another game from which to continue. That game must be over or have no hidden information; it decides game, seats, options and extras.",
                        "seats integer Number of seats; the minimum of the game if absent.",
                        "options texts",
                        "extras object Custom data of this table, such as a list of cards.",
                        "open boolean Whether the table is listed; otherwise only people with the link find it (default: true).",
                        "tempo TimeControl? The time limits of the seats; none if absent.",
                        "late string? The bot that takes over when a person leaves or runs out of time; without one, the seat loses.",
                        "thought integer Thinking time of bots for each decision, in milliseconds (default: 1000, maximum: 15000); at most 1000 while other bots are waiting.",
                        "hints boolean Whether hints are allowed (default: false).",
                        "bots any A list with the name of a bot or null for each seat, or one name for all seats but yours.",
                        "start boolean Whether you take a seat and the game starts at once (default: false).",
                        "seat integer With start: your seat; the first free one if absent.",
                        "saltHash string With start: as with the command sit. The game begins when you have revealed the salt, or after 20 seconds.",
                        "companions string[] With start: the names of people who share your device; they take seats too.",
                        "name string If you are not signed in: your name as a guest."));
        ALL.put(
                "Origin",
                of(
                        "table! string? The id of the table; null in views and records if the table is private.",
                        "event! integer The number of events of that game up to the point."));
        ALL.put(
                "TimeControl",
                of(
                        "bank! integer Milliseconds for the whole game.",
                        "turn! integer Milliseconds for each turn, used before the bank; unused time is lost."));
        ALL.put(
                "TableId",
                of(
                        "id! string",
                        "commitment! string The hash of the secret behind the chance outcomes."));
        ALL.put(
                "SeatOccupant",
                of(
                        "person string? The id of a person.",
                        "name string?",
                        "bot string? The bot that decides for this seat now, also as a substitute for a person."));
        ALL.put(
                "Summary",
                of(
                        "id! string",
                        "version! integer",
                        "status! open|playing|over|closed",
                        "game! string",
                        "host! string The id of the host, who opened the table.",
                        "open! boolean",
                        "updated! integer Milliseconds since 1970.",
                        "ended integer? When the game ended.",
                        "asked! integer[] The seats of people who have to decide now.",
                        "seats! SeatOccupant[]"));
        ALL.put(
                "Summaries",
                of(
                        "tables! Summary[]",
                        "next string? With 'open' and 'finished': the value of 'after' for the next page."));
        TableSchemas.addTo(ALL);
        ALL.put(
                "MoveDescription",
                of("move! string The move in notation, as it is sent.", "says! string"));
        ALL.put("MoveDescriptions", of("moves! MoveDescription[]", "version! integer"));
        ALL.put("PieceDescription", of("of! string The name of a piece or place.", "says! string"));
        ALL.put("PositionDescription", of("sentences! PieceDescription[]", "version! integer"));
        ALL.put("Standing", of("lines! ScoreLine[]", "version! integer"));
        ALL.put(
                "Command",
                of(
                        "type! sit|seatBot|leave|start|reveal|close|play|undo|pause|answer|resume|resign|return|say|openChat|closeChat|joinChat|mute|unmute|rematch|kick|lock|companions The type of the command.",
                        "seat integer With sit and seatBot: the seat to take; any free one if absent. With other commands: the seat of a person who shares your device, to act for that person instead of yourself.",
                        "as string With sit: the name of a person who shares your device and takes the seat instead of you. Only the host may do this, unless the host allows it to others.",
                        "on boolean With lock, before the start: whether only the host may take a seat. With companions: whether people other than the host may seat people who share their device.",
                        "saltHash string With sit: the SHA-256 of the UTF-8 of your salt, in 64 digits 0-9a-f. Your salt is mixed into the chance outcomes; reveal it when the game starts. Use 128 random bits, and a new salt each time.",
                        "salt string With reveal: the salt whose hash you sent; at most 64 characters. With sit: a salt that the operator of the server knows at once.",
                        "bot string With seatBot: the name of the bot.",
                        "version integer With play, undo and answer: the version of the table that you have seen.",
                        "move any With play: one of the moves of your view.",
                        "yes boolean With answer: whether you agree.",
                        "text string With say: the message, 1 to 500 characters.",
                        "key string With joinChat: the key of the invitation.",
                        "person string With kick, before the start: the id of the person to remove, together with all people who share their device; they cannot take a seat again. With mute and unmute: the id of a person."));
        ALL.put(
                "CommandResponse",
                of("version! integer The version of the table after the command."));
        ALL.put("Data", of());
        ALL.put(
                "PreviewRequest",
                of(
                        "version! integer The version of the table that you have seen.",
                        "moves! string[] The moves, written like the moves of your view.",
                        "seat integer The seat of a person who shares your device, to act for that person instead of yourself."));
        ALL.put(
                "Preview",
                of(
                        "version! integer The version of the table.",
                        "steps! Step[] The result of each move; fewer than you sent if it is not your turn after one of them.",
                        "position! object? The position that you would see; null if that depends on hidden information.",
                        "moves! string[] Your legal moves after the last step.",
                        "scores! integer[]? The scores; null when 'position' is null.",
                        "stopped! chance|others|over|secret? Why the preview stops: chance or others decide, the game is over, or the result depends on hidden information; null if you decide again."));
        ALL.put(
                "Step",
                of(
                        "says! string The move in words.",
                        "lines! ScoreLine[] The points; only those of your own seat if the others are hidden.",
                        "ledger! ScoreLine[] The money that you may see, in games with money.",
                        "then! string[] The automatic consequences, in sentences.",
                        "facts any[] Data on the consequences for boards, in a format of the game; 'says' has the same in words."));
        ALL.put(
                "ScoreLine",
                of(
                        "event! integer The index of the event that scored; in a preview, the index of the move.",
                        "seat! integer",
                        "points! integer Points, or coins in a ledger.",
                        "rule! string The number of the rule.",
                        "why! string The reason, in words.",
                        "parts! ScorePart[] The parts of the sum, if there is more than one."));
        ALL.put(
                "ScorePart",
                of(
                        "points! integer",
                        "why! string The reason, in words.",
                        "pieces! string[] The pieces that scored, named as in records."));
        ALL.put(
                "ReplayPosition",
                of(
                        "version! integer The current version of the table.",
                        "event! integer The number of events up to this point.",
                        "events! integer The current number of events.",
                        "over! boolean Whether the game was over at this point.",
                        "asked! integer[] The seats that had to decide.",
                        "position! object The position as the viewer saw it.",
                        "sentences! PieceDescription[] The position in words, piece by piece.",
                        "place! string? The whole position in one line, if nothing of it is hidden from you; null otherwise.",
                        "scores! integer[]",
                        "lines! ScoreLine[] All points up to this point.",
                        "ledger! ScoreLine[] The money that the viewer could see, in games with money."));
        ALL.put(
                "HintRequest",
                of(
                        "version! integer The version of the table that you have seen.",
                        "seat integer The seat of a person who shares your device, to act for that person instead of yourself."));
        ALL.put(
                "Hint",
                of(
                        "version! integer The version of the table.",
                        "exact! boolean Whether the search reached the end of the game everywhere.",
                        "looks! integer The number of simulations.",
                        "moves! HintMove[] The best moves, the recommended one first."));
        ALL.put(
                "HintMove",
                of(
                        "move! string",
                        "says! string The move in words.",
                        "win! number The expected share of the win.",
                        "low! number Lower bound of the 95 % confidence interval of 'win'.",
                        "high! number Upper bound of the 95 % confidence interval of 'win'.",
                        "wins! number[] The expected share of the win of each seat.",
                        "points! number? The expected score at the end; null if unknown.",
                        "visits! integer The number of simulations of this move.",
                        "reasons! string[] Reasons for or against this move, in words.",
                        "line! string[] The likely continuation, in words.",
                        "later! string[] The likely continuation, as moves."));
        ALL.put(
                "Record",
                of(
                        "format! string lucca-record/1",
                        "game! string",
                        "options! object",
                        "seats! integer",
                        "events! object[]",
                        "scores! integer[]",
                        "winners integer[]",
                        "reason string",
                        "lines! object[]",
                        "rules! integer The version of the rules.",
                        "names! string[] The names of the seats.",
                        "begun! integer Milliseconds since 1970.",
                        "ended! integer Milliseconds since 1970.",
                        "end! object Who won at the table, and why.",
                        "position string The point from which the game started, if not the beginning.",
                        "from Origin The game from which this one continued.",
                        "fair! Fair The data that prove the fairness of the game."));
        ALL.put(
                "Proof",
                of(
                        "proven! boolean",
                        "outcomes integer The number of chance outcomes.",
                        "committed integer[] The seats that had committed to their salts and revealed them.",
                        "unrevealed integer[] The seats that had committed to a salt but did not reveal it.",
                        "event integer The index of the first event that does not match the commitment."));
        ALL.put(
                "Fair",
                of(
                        "commitment! string",
                        "secret! string",
                        "salts! string[]",
                        "scheme integer 2 if seats committed to salts.",
                        "saltHashes any[] With scheme 2: the hash of the salt of each seat, or null.",
                        "unrevealed integer[] With scheme 2: the seats that did not reveal their salts; their hashes are used instead."));
    }

    private OpenApiSchemas() {}

    static String[] of(String... members) {
        return members;
    }

    static Map<String, Schema<?>> all() {
        Map<String, Schema<?>> forms = new LinkedHashMap<>();
        ALL.forEach((name, members) -> forms.put(name, schema(members)));
        return forms;
    }

    private static Schema<?> schema(String... members) {
        Schema<Object> form = new Schema<>();
        form.setTypes(Set.of("object"));
        List<String> required = new ArrayList<>();
        for (String member : members) {
            String[] parts = member.split(" ", 3);
            String name = parts[0].replace("!", "");
            if (!name.equals(parts[0])) {
                required.add(name);
            }
            Schema<?> type = type(parts[1]);
            if (parts.length == 3) {
                type.setDescription(parts[2]);
            }
            form.addProperty(name, type);
        }
        form.setRequired(required);
        return form;
    }

    /// Parses a type.
    static Schema<?> type(String word) {
        Schema<Object> type = new Schema<>();
        if (word.endsWith("[]")) {
            type.setTypes(Set.of("array"));
            type.setItems(type(word.substring(0, word.length() - 2)));
        } else if (word.endsWith("?")) {
            Schema<?> one = type(word.substring(0, word.length() - 1));
            Schema<Object> nothing = new Schema<>();
            nothing.setTypes(Set.of("null"));
            type.setAnyOf(List.of(one, nothing));
        } else if (Character.isUpperCase(word.charAt(0))) {
            type.set$ref("#/components/schemas/" + word);
        } else if (word.contains("|")) {
            type.setTypes(Set.of("string"));
            type.setEnum(List.of((Object[]) word.split("\\|")));
        } else if (word.equals("texts")) {
            type.setTypes(Set.of("object"));
            type.setAdditionalProperties(type("string"));
        } else if (!word.equals("any")) {
            type.setTypes(Set.of(word));
        }
        return type;
    }
}
