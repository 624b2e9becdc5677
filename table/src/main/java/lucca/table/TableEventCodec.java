package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// Writes and reads the events of a log as JSON, the storage format.
///
/// The format stays readable for ever: events and members with a default may be added, and none is
/// removed.
public final class TableEventCodec {
    /// The rules version of tables without that member.
    private static final int FIRST_RULES = 1;

    private TableEventCodec() {}

    /// Writes the event of an entry. The other parts of the entry are stored by the caller.
    public static Json.Obj write(TableEvent event) {
        return switch (event) {
            case TableEvent.Opened(TableSettings tableSettings, String host, String commitment) ->
                    type("opened")
                            .with("terms", withPosition(tableSettings))
                            .with("host", host)
                            .with("commitment", commitment);
            case TableEvent.Seated(int seat, Occupant occupant, Salt salt) ->
                    write(type("seated", seat), occupant)
                            .with(salt.isUnrevealed() ? "saltHash" : "salt", salt.value());
            case TableEvent.Vacated(int seat) -> type("vacated", seat);
            case TableEvent.RevealStarted(long deadline) ->
                    type("revealStarted").with("deadline", deadline);
            case TableEvent.Revealed(int seat, String salt) ->
                    type("revealed", seat).with("salt", salt);
            case TableEvent.Started started -> type("started");
            case TableEvent.Closed closed -> type("closed");
            case TableEvent.Expired expired -> type("expired");
            case TableEvent.Kicked(String person) -> type("kicked").with("person", person);
            case TableEvent.Locked(boolean locked) -> type("locked").with("locked", locked);
            case TableEvent.CompanionsAllowed(boolean allowed) ->
                    type("companionsAllowed").with("allowed", allowed);
            case TableEvent.Played(int seat, Json.Obj move) ->
                    type("played", seat).with("move", move);
            case TableEvent.Drawn(Json.Obj outcome) -> type("drawn").with("move", outcome);
            case TableEvent.Asked(int seat, ConsentRequest.Undo(int keep)) ->
                    type("asked", seat).with("keep", keep);
            case TableEvent.Asked(int seat, ConsentRequest.Pause pause) -> type("asked", seat);
            case TableEvent.Answered(int seat, boolean yes) ->
                    type("answered", seat).with("yes", yes);
            case TableEvent.Undone(int keep) -> type("undone").with("keep", keep);
            case TableEvent.Paused paused -> type("paused");
            case TableEvent.Resumed(int seat) -> type("resumed", seat);
            case TableEvent.Resigned(int seat) -> type("resigned", seat);
            case TableEvent.TimedOut(int seat) -> type("timedOut", seat);
            case TableEvent.Substituted(int seat, String bot) ->
                    type("substituted", seat).with("bot", bot);
            case TableEvent.Returned(int seat) -> type("returned", seat);
            case TableEvent.Said(String text) -> type("said").with("text", text);
            case TableEvent.ChatOpened(String key) -> type("chatOpened").with("key", key);
            case TableEvent.ChatClosed closed -> type("chatClosed");
            case TableEvent.ChatJoined(String person) -> type("chatJoined").with("person", person);
            case TableEvent.Muted(String person) -> type("muted").with("person", person);
            case TableEvent.Unmuted(String person) -> type("unmuted").with("person", person);
            case TableEvent.Ended(List<Integer> winners, String reason, String secret) ->
                    type("ended")
                            .with("winners", winners)
                            .with("reason", reason)
                            .with("secret", secret);
            case TableEvent.Rematched(String table) -> type("rematched").with("table", table);
        };
    }

    /// Reads an event that [#write] has written.
    /// @throws IllegalArgumentException if it is not an event
    /// @throws UnreadableException if the table was opened under rules that are no longer supported
    public static TableEvent read(Json.Obj json) {
        String type = text(json, "type");
        return switch (type) {
            case "opened" ->
                    new TableEvent.Opened(
                            settings(object(json, "terms")),
                            text(json, "host"),
                            text(json, "commitment"));
            case "seated" -> new TableEvent.Seated(seat(json), occupant(json), salt(json));
            case "vacated" -> new TableEvent.Vacated(seat(json));
            case "revealStarted" -> new TableEvent.RevealStarted(longNumber(json, "deadline"));
            case "revealed" -> new TableEvent.Revealed(seat(json), text(json, "salt"));
            case "started" -> new TableEvent.Started();
            case "closed" -> new TableEvent.Closed();
            case "expired" -> new TableEvent.Expired();
            case "kicked" -> new TableEvent.Kicked(text(json, "person"));
            case "locked" -> new TableEvent.Locked(flag(json, "locked"));
            case "companionsAllowed" -> new TableEvent.CompanionsAllowed(flag(json, "allowed"));
            case "played" -> new TableEvent.Played(seat(json), object(json, "move"));
            case "drawn" -> new TableEvent.Drawn(object(json, "move"));
            case "asked" ->
                    new TableEvent.Asked(
                            seat(json),
                            json.get("keep") == null
                                    ? new ConsentRequest.Pause()
                                    : new ConsentRequest.Undo(number(json, "keep")));
            case "answered" -> new TableEvent.Answered(seat(json), flag(json, "yes"));
            case "undone" -> new TableEvent.Undone(number(json, "keep"));
            case "paused" -> new TableEvent.Paused();
            case "resumed" -> new TableEvent.Resumed(seat(json));
            case "resigned" -> new TableEvent.Resigned(seat(json));
            case "timedOut" -> new TableEvent.TimedOut(seat(json));
            case "substituted" -> new TableEvent.Substituted(seat(json), text(json, "bot"));
            case "returned" -> new TableEvent.Returned(seat(json));
            case "said" -> new TableEvent.Said(text(json, "text"));
            case "chatOpened" -> new TableEvent.ChatOpened(text(json, "key"));
            case "chatClosed" -> new TableEvent.ChatClosed();
            case "chatJoined" -> new TableEvent.ChatJoined(text(json, "person"));
            case "muted" -> new TableEvent.Muted(text(json, "person"));
            case "unmuted" -> new TableEvent.Unmuted(text(json, "person"));
            case "ended" ->
                    new TableEvent.Ended(
                            numbers(json, "winners"), text(json, "reason"), text(json, "secret"));
            case "rematched" -> new TableEvent.Rematched(text(json, "table"));
            default -> throw new IllegalArgumentException("no event: " + json);
        };
    }

    /// Writes the settings of a table, without secret parts.
    public static Json.Obj write(TableSettings tableSettings) {
        Game<?, ?> game = tableSettings.game();
        TableSettings.Origin origin = tableSettings.origin();
        return Json.object(
                "game", game.kind().name(),
                "rules", game.kind().rulesVersion(),
                "seats", game.setup().seats(),
                "options", game.setup().options(),
                "extras", game.setup().extras(),
                "open", tableSettings.open(),
                "tempo",
                        tableSettings.tempo() instanceof Tempo.Timed timed
                                ? Json.object(
                                        "bank", timed.bankMillis(), "turn", timed.turnMillis())
                                : null,
                "late",
                        tableSettings.absencePolicy()
                                        instanceof AbsencePolicy.Substitute(String bot)
                                ? bot
                                : null,
                "thought", tableSettings.thinkingMillis(),
                "hints", tableSettings.hints(),
                "from",
                        origin == null
                                ? null
                                : Json.object("table", origin.table(), "event", origin.event()));
    }

    /// Writes the settings with the position at which the game begins.
    private static Json.Obj withPosition(TableSettings tableSettings) {
        TableSettings.Origin origin = tableSettings.origin();
        return origin == null
                ? write(tableSettings)
                : write(tableSettings).with("position", origin.position());
    }

    private static TableSettings.@Nullable Origin origin(Json.Obj json) {
        return json.get("from") instanceof Json.Obj from
                ? new TableSettings.Origin(
                        from.get("table") == null ? null : text(from, "table"),
                        number(from, "event"),
                        text(json, "position"))
                : null;
    }

    /// Whether a table was opened under an older version of the rules.
    /// @param opened the first event of its log
    public static boolean hasOutdatedRules(Json.Obj opened) {
        Json.Obj settings = object(opened, "terms");
        return GameKinds.all().stream()
                .filter(kind -> kind.name().equals(text(settings, "game")))
                .anyMatch(kind -> rules(settings) < kind.rulesVersion());
    }

    private static int rules(Json.Obj settings) {
        return settings.get("rules") == null ? FIRST_RULES : number(settings, "rules");
    }

    private static TableSettings settings(Json.Obj json) {
        GameKind kind = GameKinds.named(text(json, "game"));
        kind.checkRules(rules(json));
        Map<String, String> options = new TreeMap<>();
        object(json, "options").members().forEach((name, value) -> options.put(name, text(value)));
        Json.Obj tempo = json.get("tempo") instanceof Json.Obj given ? given : null;
        return new TableSettings(
                kind.game(
                        kind.setup(
                                number(json, "seats"), options, object(json, "extras").members())),
                flag(json, "open"),
                tempo == null
                        ? new Tempo.Untimed()
                        : Tempo.of(longNumber(tempo, "bank"), longNumber(tempo, "turn")),
                json.get("late") == null
                        ? new AbsencePolicy.Loss()
                        : new AbsencePolicy.Substitute(text(json, "late")),
                number(json, "thought"),
                flag(json, "hints"),
                origin(json));
    }

    private static Json.Obj type(String type) {
        return Json.object("type", type);
    }

    private static Json.Obj type(String type, int seat) {
        return Json.object("type", type, "seat", seat);
    }

    private static Json.Obj write(Json.Obj json, Occupant occupant) {
        return switch (occupant) {
            case Occupant.Person(String id, String name) ->
                    json.with("person", id).with("name", name);
            case Occupant.Bot(String bot) -> json.with("bot", bot);
        };
    }

    private static Occupant occupant(Json.Obj json) {
        return json.get("bot") == null
                ? new Occupant.Person(text(json, "person"), text(json, "name"))
                : new Occupant.Bot(text(json, "bot"));
    }

    private static Salt salt(Json.Obj json) {
        return json.get("saltHash") == null
                ? Salt.plain(text(json, "salt"))
                : Salt.committed(text(json, "saltHash"));
    }

    private static int seat(Json.Obj json) {
        return number(json, "seat");
    }

    private static Json member(Json.Obj json, String name) {
        @Nullable Json value = json.get(name);
        return Objects.requireNonNull(value, () -> name + " in " + json);
    }

    private static Json.Obj object(Json.Obj json, String name) {
        return (Json.Obj) member(json, name);
    }

    private static String text(Json.Obj json, String name) {
        return text(member(json, name));
    }

    private static String text(Json json) {
        return ((Json.Str) json).value();
    }

    private static boolean flag(Json.Obj json, String name) {
        return ((Json.Bool) member(json, name)).value();
    }

    private static long longNumber(Json.Obj json, String name) {
        return (long) ((Json.Num) member(json, name)).value();
    }

    private static int number(Json.Obj json, String name) {
        return Math.toIntExact(longNumber(json, name));
    }

    private static List<Integer> numbers(Json.Obj json, String name) {
        List<Integer> numbers = new ArrayList<>();
        for (Json each : ((Json.Arr) member(json, name)).items()) {
            numbers.add((int) ((Json.Num) each).value());
        }
        return numbers;
    }
}
