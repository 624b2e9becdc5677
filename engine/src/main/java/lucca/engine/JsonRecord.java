package lucca.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Writes and replays game records in JSON, format `lucca-record/1`. A record is a complete game
/// that is rebuilt without a random generator.
public final class JsonRecord {
    /// The format name in every record.
    public static final String FORMAT = "lucca-record/1";

    /// The member with the rules version; if absent, the current version.
    public static final String RULES = "rules";

    /// The member with the start position, unless it is the normal start.
    private static final String POSITION = "position";

    private JsonRecord() {}

    public static Json.Obj write(Match<?, ?> match) {
        Game<?, ?> game = match.game();
        Json.Obj record =
                Json.object(
                        "format", FORMAT,
                        "game", game.kind().name(),
                        "options", game.setup().options(),
                        "seats", game.setup().seats());
        for (Map.Entry<String, Json> extra : game.setup().extras().entrySet()) {
            record = record.with(extra.getKey(), extra.getValue());
        }
        if (!match.startsFromBeginning()) {
            record = record.with(POSITION, match.startPosition());
        }
        record = record.with("events", events(match)).with("scores", match.scores());
        if (match.isOver()) {
            record =
                    record.with("winners", match.winners())
                            .with("reason", match.reason().orElseThrow());
        }
        return record.with("lines", lines(match));
    }

    /// The score lines of a match in record form.
    public static Json lines(Match<?, ?> match) {
        return Json.of(
                match.lines().stream()
                        .filter(line -> line.points() != 0)
                        .map(
                                line ->
                                        Json.object(
                                                "event",
                                                line.event(),
                                                "seat",
                                                line.seat(),
                                                "points",
                                                line.points(),
                                                "rule",
                                                line.rule()))
                        .toList());
    }

    /// Replays a record event by event, and compares the results that it claims.
    /// @throws UnreadableException if it is not a record of a known game
    public static ReplayResult replay(Json json) {
        if (!(json instanceof Json.Obj record)) {
            throw UnreadableException.of("record.object");
        }
        if (!(record.get("format") instanceof Json.Str form) || !form.value().equals(FORMAT)) {
            throw UnreadableException.of("record.format", FORMAT);
        }
        if (!(record.get("events") instanceof Json.Arr events)) {
            throw UnreadableException.of("record.events");
        }
        return replay(game(record), events.items(), record);
    }

    private static <S extends State<S>, M extends Move> ReplayResult replay(
            Game<S, M> game, List<Json> events, Json.Obj record) {
        Match<S, M> match = start(game, record.get(POSITION));
        for (int i = 0; i < events.size(); i++) {
            Refusal refusal = play(match, events.get(i));
            if (refusal != null) {
                return new ReplayResult.Invalid(i, refusal);
            }
        }
        Refusal wrong = compare(match, record);
        return wrong == null
                ? new ReplayResult.Valid(match)
                : new ReplayResult.Invalid(events.size(), wrong);
    }

    private static <S extends State<S>, M extends Move> Match<S, M> start(
            Game<S, M> game, @Nullable Json position) {
        return switch (position) {
            case null -> Match.of(game);
            case Json.Str text -> Match.at(game, text.value());
            default -> throw UnreadableException.of("record.position");
        };
    }

    /// Plays an event given in JSON. Returns the reason if it is refused.
    public static <S extends State<S>, M extends Move> @Nullable Refusal play(
            Match<S, M> match, Json event) {
        Notation<M> notation = match.game().notation();
        try {
            EventFields eventFields = EventFields.of(event, notation.schema());
            int seat = eventFields.seat();
            return match.play(new Event<>(seat, notation.parse(eventFields))).orElse(null);
        } catch (RefusedException e) {
            return e.refusal();
        }
    }

    /// The events of a match in record form.
    public static <S extends State<S>, M extends Move> List<Json> events(Match<S, M> match) {
        List<Json> events = new ArrayList<>();
        for (Event<M> event : match.log()) {
            events.add(event(event.seat(), match.game().notation().json(event.move())));
        }
        return events;
    }

    /// An event in record form: the seat, or `null` for [State#CHANCE], then the fields of its
    /// move.
    public static Json.Obj event(int seat, Json.Obj move) {
        Map<String, Json> members = new LinkedHashMap<>();
        members.put("seat", Json.of(seat == State.CHANCE ? null : seat));
        move.members().forEach(members::putIfAbsent);
        return new Json.Obj(members);
    }

    private static Game<?, ?> game(Json.Obj record) {
        if (!(record.get("game") instanceof Json.Str name)) {
            throw UnreadableException.of("record.game");
        }
        if (!(record.get("seats") instanceof Json.Num seats) || !seats.isWhole()) {
            throw UnreadableException.of("record.seats");
        }
        GameKind kind = GameKinds.named(name.value());
        Json rules = record.get(RULES);
        if (rules != null) {
            kind.checkRules(rules instanceof Json.Num number ? (int) number.value() : 0);
        }
        Map<String, Json> extras = new TreeMap<>();
        for (SetupExtra setupExtra : kind.extras()) {
            Json value = record.get(setupExtra.name());
            if (value != null) {
                extras.put(setupExtra.name(), value);
            }
        }
        Map<String, String> options = options(record.get("options"));
        return kind.game(kind.setup((int) seats.value(), options, extras));
    }

    private static Map<String, String> options(@Nullable Json json) {
        Map<String, String> options = new TreeMap<>();
        if (json == null) {
            return options;
        }
        if (!(json instanceof Json.Obj given)) {
            throw UnreadableException.of("record.options");
        }
        for (String name : given.members().keySet()) {
            Json value = given.get(name);
            if (value instanceof Json.Str text) {
                options.put(name, text.value());
            } else if (value != null) {
                throw UnreadableException.of("record.option", name);
            }
        }
        return options;
    }

    /// The first claimed result that differs from the replay; `null` if none does.
    private static @Nullable Refusal compare(Match<?, ?> match, Json.Obj record) {
        Json.Obj results =
                Json.object(
                        "scores", match.scores(),
                        "winners", match.isOver() ? match.winners() : null,
                        "reason", match.reason().orElse(null),
                        "lines", lines(match));
        for (String name : results.members().keySet()) {
            Json claimed = record.get(name);
            Json actual = Json.of(results.get(name));
            if (claimed != null && !agree(name, claimed, actual)) {
                return Refusal.result(
                        Message.of("record.result", name, claimed.toString(), actual.toString())
                                .sanitized());
            }
        }
        return null;
    }

    private static boolean agree(String name, Json claimed, Json actual) {
        return name.equals("lines")
                ? Objects.equals(sorted(claimed), sorted(actual))
                : claimed.equals(actual);
    }

    /// Normalizes score lines for comparison: sorted, since their order has no meaning, reduced to
    /// the four defined fields, and without lines of 0 points. Returns `null` if the value is not a
    /// list of lines.
    private static @Nullable List<String> sorted(Json lines) {
        if (!(lines instanceof Json.Arr list)) {
            return null;
        }
        List<String> sorted = new ArrayList<>();
        for (Json line : list.items()) {
            if (!(line instanceof Json.Obj object)) {
                return null;
            }
            if (!new Json.Num(0).equals(object.get("points"))) {
                sorted.add(
                        Json.of(
                                        List.of(
                                                orNull(object, "event"),
                                                orNull(object, "seat"),
                                                orNull(object, "points"),
                                                orNull(object, "rule")))
                                .toString());
            }
        }
        sorted.sort(Comparator.naturalOrder());
        return sorted;
    }

    private static Json orNull(Json.Obj object, String name) {
        return Json.of(object.get(name));
    }
}
