package lucca.server.operation;

import io.swagger.v3.oas.models.media.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The forms of all that is sent and answered, for the description of the API. A member is written
/// `name type words`: `name!` must be there; a type with `?` may be `null`, one with `[]` is a
/// list, and one with a capital is another form; `texts` are texts by their names, and `this|that`
/// is one of some words.
final class Forms {
    private static final String[] PROBLEM = {
        "status! integer The HTTP status.",
        "title! string Its name.",
        "detail! string What is wrong, in one sentence.",
        "rule string The number of the rule that refuses a command; 'table', 'turn' or 'format' if it is none of the game's.",
        "version integer The version of the table now.",
        "moves any[] What you may decide now, if a command was refused.",
        "move integer With a preview: the index of the move that was refused."
    };

    private static final Map<String, String[]> ALL = new LinkedHashMap<>();

    static {
        ALL.put("Problem", PROBLEM);
        ALL.put("Guest", of("name! string 1 to 40 letters."));
        ALL.put(
                "Person",
                of(
                        "id! string Never changes.",
                        "name! string",
                        "guest! boolean Whether they have no password."));
        ALL.put("Account", of("name string The name of now if absent.", "password! string"));
        ALL.put("Entry", of("name! string", "password! string"));
        ALL.put("NewPassword", of("old! string", "new! string"));
        ALL.put("Password", of("password! string"));
        ALL.put("Nothing", of());
        ALL.put(
                "Session",
                of(
                        "id! string",
                        "created! integer",
                        "used! integer",
                        "expires! integer",
                        "current! boolean Whether it is that of this request."));
        ALL.put("Sessions", of("sessions! Session[]"));
        ALL.put(
                "NewToken",
                of(
                        "name! string What it is for.",
                        "scopes! string[] What may be done with it.",
                        "days integer How long it is good (90)."));
        ALL.put("Token", of("id! string", "token! string Shown this once."));
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
        ALL.put("PasskeyProof", of("password string Of who has one."));
        ALL.put(
                "NewPasskey",
                of("name! string", "credential! object As navigator.credentials.create gives it."));
        ALL.put("ShownPasskey", of("credential! object As navigator.credentials.get gives it."));
        ALL.put(
                "ToMakePasskey",
                of(
                        "challenge! string",
                        "rp! object This site.",
                        "user! object Who you are.",
                        "pubKeyCredParams! object[] Which kinds of keys will do.",
                        "excludeCredentials! object[] The keys that you have.",
                        "authenticatorSelection! object",
                        "attestation! string"));
        ALL.put(
                "ToShowPasskey",
                of("challenge! string", "rpId! string This site.", "userVerification! string"));
        ALL.put("Passkey", of("id! string", "name! string", "created! integer", "used! integer"));
        ALL.put("Passkeys", of("passkeys! Passkey[]"));
        ALL.put("Block", of("person! string The id of a person."));
        ALL.put("Blocks", of("blocks! Person[]"));
        ALL.put(
                "Report",
                of("person! string The id of who is reported.", "text! string What happened."));
        GameForms.addTo(ALL);
        ALL.put(
                "NewTable",
                of(
                        "game string One of /api/games. It must be there, unless 'from' is.",
                        "from Origin? A moment from which to play on, of a game that is over or has no secrets. Game, seats, options and extras are those of that game.",
                        "seats integer The fewest of the game if nothing is said.",
                        "options texts",
                        "extras object What the table brings along.",
                        "open boolean Whether anybody may find it; else who has the link (true).",
                        "tempo Tempo? How much time the seats have; as much as they like if absent.",
                        "late string? The bot that plays for who is late or has left; without one the seat loses.",
                        "thought integer How many milliseconds bots think on a decision (1000), at most 15000; no more than 1000 while others wait to think.",
                        "hints boolean Whether people may ask a bot what it would do (false).",
                        "bots any For each seat the name of its bot, or null; or one name for all seats but yours.",
                        "start boolean Whether you sit down and the game begins at once (false).",
                        "seat integer With start: where you sit; the first free seat if absent.",
                        "saltHash string With start: as with sit; the game begins when you have revealed the salt, or after 20 seconds.",
                        "companions string[] With start: the names of those who play on your device too.",
                        "name string Your name, if you are not in yet: you come in as a guest."));
        ALL.put(
                "Origin",
                of(
                        "table! string? Its id; null in views and records if that table is private.",
                        "event! integer How many events it had then."));
        ALL.put(
                "Tempo",
                of(
                        "bank! integer Milliseconds for the whole game.",
                        "turn! integer Milliseconds for each turn besides."));
        ALL.put(
                "TableId",
                of("id! string", "commitment! string The hash of the secret of its luck."));
        ALL.put(
                "Sitter",
                of(
                        "person string? The id of a person.",
                        "name string?",
                        "bot string? The bot that decides there now, perhaps in the place of a person."));
        ALL.put(
                "Summary",
                of(
                        "id! string",
                        "version! integer",
                        "status! open|playing|over|closed",
                        "game! string",
                        "host! string The id of who opened it.",
                        "open! boolean",
                        "updated! integer Milliseconds since 1970.",
                        "ended integer? When the game was over.",
                        "asked! integer[] The seats whose persons are to decide now.",
                        "seats! Sitter[]"));
        ALL.put(
                "Summaries",
                of(
                        "tables! Summary[]",
                        "next string? With 'open' and 'finished': what to give as 'after' for more."));
        TableForms.addTo(ALL);
        ALL.put("SpokenMove", of("move! string As it is sent.", "says! string"));
        ALL.put("SpokenMoves", of("moves! SpokenMove[]", "version! integer"));
        ALL.put("SpokenPiece", of("of! string The name of a piece or place.", "says! string"));
        ALL.put("SpokenPosition", of("sentences! SpokenPiece[]", "version! integer"));
        ALL.put("Standing", of("lines! ScoreLine[]", "version! integer"));
        ALL.put(
                "Command",
                of(
                        "type! sit|seatBot|leave|start|reveal|close|play|undo|pause|answer|resume|resign|return|say|openChat|closeChat|joinChat|mute|unmute|rematch|kick|lock|companions What is to be done.",
                        "seat integer With sit and seatBot: which; any free one if absent. Else: as whom you do it, if not as yourself but as a companion who sits there.",
                        "as string With sit: the name of a companion who plays on your device too; they sit down, not you. Others than the host need the host's consent.",
                        "on boolean With lock, before the start: whether nobody but the host may sit down. With companions: whether others than the host may bring companions.",
                        "saltHash string With sit: the SHA-256, in 64 digits 0-9a-f, of the UTF-8 of a salt that you add to the luck and reveal when the game starts. Use 128 random bits, and a new salt each time.",
                        "salt string With reveal: the salt whose hash you sent; 64 letters at most. With sit: a salt that the operator of the server knows at once.",
                        "bot string With seatBot: its name.",
                        "version integer With play, undo and answer: the version that you have seen.",
                        "move any With play: one of the moves of your view.",
                        "yes boolean With answer.",
                        "text string With say: 1 to 500 letters.",
                        "key string With joinChat: that of the invitation.",
                        "person string With kick, before the start: the id of the person whom the host removes with all companions; they cannot sit down again. With mute and unmute: the id of a person."));
        ALL.put("Done", of("version! integer The version up to which the command was done."));
        ALL.put("Data", of());
        ALL.put(
                "Trial",
                of(
                        "version! integer The version that you have seen.",
                        "moves! string[] As the moves of your view are written.",
                        "seat integer As whom, if not as yourself but as a companion who sits there."));
        ALL.put(
                "Preview",
                of(
                        "version! integer The version of the table.",
                        "steps! Step[] What each move brings; fewer than you gave if it is not for you to go on.",
                        "position! object? What you would see then; null if that depends on what you may not know.",
                        "moves! string[] What you could decide then.",
                        "scores! integer[]? Null as position is.",
                        "stopped! chance|others|over|secret? Why it goes no further: others decide, or it depends on what they hide; null if you decide again."));
        ALL.put(
                "Step",
                of(
                        "says! string The move in words.",
                        "lines! ScoreLine[] The points; of your own seat only if the rest is a secret.",
                        "ledger! ScoreLine[] The money that you may see, in games that have it.",
                        "then! string[] What happens by itself.",
                        "facts any[] What of it boards show, as data in a form of the game's own; with 'says', the same in words."));
        ALL.put(
                "ScoreLine",
                of(
                        "event! integer The index of the event that brought it; in a preview that of the move.",
                        "seat! integer",
                        "points! integer Or coins.",
                        "rule! string The number of its rule.",
                        "why! string In words.",
                        "parts! ScorePart[] What it is made of, if that is more than one thing."));
        ALL.put(
                "ScorePart",
                of(
                        "points! integer",
                        "why! string In words.",
                        "pieces! string[] What has earned it, by the names of records."));
        ALL.put(
                "Moment",
                of(
                        "version! integer The version of the table now.",
                        "event! integer How many events there had been.",
                        "events! integer How many there are now.",
                        "over! boolean Whether the game was over.",
                        "asked! integer[] The seats that were to decide.",
                        "position! object What the viewer could see.",
                        "sentences! SpokenPiece[] The same, each piece in words.",
                        "place! string? The whole position in one line, if nothing of it is hidden from you.",
                        "scores! integer[]",
                        "lines! ScoreLine[] All points up to then.",
                        "ledger! ScoreLine[] The money that the viewer could see, in games that have it."));
        ALL.put(
                "AskHint",
                of(
                        "version! integer The version that you have seen.",
                        "seat integer As whom, if not as yourself but as a companion who sits there."));
        ALL.put(
                "Hint",
                of(
                        "version! integer The version of the table.",
                        "exact! boolean Whether all was searched to the end of the game.",
                        "looks! integer How often the bot looked ahead.",
                        "moves! HintMove[] The best few, the first most of all."));
        ALL.put(
                "HintMove",
                of(
                        "move! string",
                        "says! string The move in words.",
                        "win! number The share of the win that you may expect.",
                        "low! number It is hardly less,",
                        "high! number or more: with a confidence of 95 %.",
                        "wins! number[] The same for each seat.",
                        "points! number? What you may expect at the end; null if the bot does not know.",
                        "visits! integer How often the bot looked at it.",
                        "reasons! string[] Why, or why another rather than it, in words.",
                        "line! string[] How it may go on, in words.",
                        "later! string[] The same as moves."));
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
                        "rules! integer The number of the rules.",
                        "names! string[] Who sat.",
                        "begun! integer Milliseconds since 1970.",
                        "ended! integer Milliseconds since 1970.",
                        "end! object Who has won at the table, and why.",
                        "position string Where the game began, if not at the beginning.",
                        "from Origin The game from which it went on.",
                        "fair! Fair What proves the luck."));
        ALL.put(
                "Proof",
                of(
                        "proven! boolean",
                        "outcomes integer How many outcomes of chance there were.",
                        "committed integer[] The seats that had committed to the salts that they revealed.",
                        "unrevealed integer[] The seats that had committed to a salt but did not reveal it.",
                        "event integer The first event that is not the one that had to come."));
        ALL.put(
                "Fair",
                of(
                        "commitment! string",
                        "secret! string",
                        "salts! string[]",
                        "scheme integer 2 if seats had committed to salts.",
                        "saltHashes any[] With scheme 2: for each seat the hash of its salt, or null.",
                        "unrevealed integer[] With scheme 2: the seats whose hash stands in for a salt that they did not reveal."));
    }

    private Forms() {}

    static String[] of(String... members) {
        return members;
    }

    static Map<String, Schema<?>> all() {
        Map<String, Schema<?>> forms = new LinkedHashMap<>();
        ALL.forEach((name, members) -> forms.put(name, form(members)));
        return forms;
    }

    private static Schema<?> form(String... members) {
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

    /// A type by its word.
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
