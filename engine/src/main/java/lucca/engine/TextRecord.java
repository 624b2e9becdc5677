package lucca.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Writes and replays game records as text.
///
/// A record has tags in brackets, an empty line, and one event a line: `*` for chance or the number
/// of the seat (from 1), then the move in notation. Text after a `;` is a comment. Every option and
/// every extra is a tag of its own name. Unknown tags with a capital, such as names, are ignored.
///
/// ```
/// [Game "towers"]
/// [Seats "2"]
/// [size "6"]
///
/// * first 2
/// 2 red c4
/// ```
public final class TextRecord {
    private static final Pattern TAG =
            Pattern.compile("\\s*\\[([A-Za-z]\\w*) +\"([^\"]*)\"]\\s*(?:;.*)?");
    private static final Pattern ACTOR = Pattern.compile("\\*|[1-9]");
    private static final String GAME = "Game";
    private static final String SEATS = "Seats";
    private static final String POSITION = "Position";
    private static final String RESULT = "Result";

    private TextRecord() {}

    public static String write(Match<?, ?> match) {
        return write(match, Map.of(), event -> List.of());
    }

    /// Writes a record with additional tags and comments.
    /// @param more tags by name; names start with a capital
    /// @param notes the comment lines below the event of an index
    public static String write(
            Match<?, ?> match, Map<String, String> more, IntFunction<List<String>> notes) {
        Game<?, ?> game = match.game();
        StringBuilder out = new StringBuilder();
        tag(out, GAME, game.kind().name());
        tag(out, SEATS, String.valueOf(game.setup().seats()));
        game.setup().options().forEach((name, value) -> tag(out, name, value));
        for (SetupExtra setupExtra : game.kind().extras()) {
            game.setup()
                    .extra(setupExtra.name())
                    .ifPresent(value -> tag(out, setupExtra.name(), setupExtra.write(value)));
        }
        if (!match.startsFromBeginning()) {
            tag(out, POSITION, match.startPosition());
        }
        if (match.isOver()) {
            tag(out, RESULT, result(match));
        }
        more.forEach((name, value) -> tag(out, name, oneLine(value).replace('"', '\'')));
        out.append('\n');
        moves(match, notes, out);
        return out.toString();
    }

    /// A comment line that readers ignore, for any text.
    public static String comment(String text) {
        return "; " + oneLine(text) + "\n";
    }

    /// The text with a blank in place of every line separator.
    private static String oneLine(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < out.length(); i++) {
            char each = out.charAt(i);
            int type = Character.getType(each);
            if (Character.isISOControl(each)
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR) {
                out.setCharAt(i, ' ');
            }
        }
        return out.toString();
    }

    /// The tags of a record, by name.
    /// @throws UnreadableException if a tag is malformed
    public static Map<String, String> tags(String text) {
        Map<String, String> tags = new LinkedHashMap<>();
        read(text, tags, new ArrayList<>());
        return tags;
    }

    /// Replays a record; the index in a [ReplayResult.Invalid] counts events from 0.
    /// @throws UnreadableException if it is not a record of a known game
    public static ReplayResult replay(String text) {
        Map<String, String> tags = new LinkedHashMap<>();
        List<String> events = new ArrayList<>();
        read(text, tags, events);
        String result = tags.remove(RESULT);
        String position = tags.remove(POSITION);
        return replay(game(tags), position, events, result);
    }

    private static void read(String text, Map<String, String> tags, List<String> events) {
        int number = 0;
        for (String raw : text.split("\n", -1)) {
            number++;
            if (raw.strip().startsWith("[") && events.isEmpty()) {
                readTag(raw, number, tags);
            } else {
                String line = withoutComment(raw).strip();
                if (!line.isEmpty()) {
                    events.add(line);
                }
            }
        }
    }

    private static <S extends State<S>, M extends Move> ReplayResult replay(
            Game<S, M> game,
            @Nullable String position,
            List<String> events,
            @Nullable String result) {
        Match<S, M> match = position == null ? Match.of(game) : Match.at(game, position);
        for (int i = 0; i < events.size(); i++) {
            Refusal refusal = play(match, events.get(i));
            if (refusal != null) {
                return new ReplayResult.Invalid(i, refusal);
            }
        }
        if (result == null || match.isOver() && result.equals(result(match))) {
            return new ReplayResult.Valid(match);
        }
        Message why =
                match.isOver()
                        ? Message.of("record.result", RESULT, result, result(match))
                        : Message.of("record.notOver", result);
        return new ReplayResult.Invalid(events.size(), Refusal.result(why.sanitized()));
    }

    private static <S extends State<S>, M extends Move> @Nullable Refusal play(
            Match<S, M> match, String line) {
        int blank = line.indexOf(' ');
        String actor = blank < 0 ? line : line.substring(0, blank);
        if (blank < 0 || !ACTOR.matcher(actor).matches()) {
            return Refusal.format(Message.of("format.line", line).sanitized());
        }
        try {
            M move = match.game().notation().parse(line.substring(blank + 1).strip());
            int seat = actor.equals("*") ? State.CHANCE : Integer.parseInt(actor) - 1;
            return match.play(new Event<>(seat, move)).orElse(null);
        } catch (RefusedException e) {
            return e.refusal();
        }
    }

    private static <S extends State<S>, M extends Move> void moves(
            Match<S, M> match, IntFunction<List<String>> notes, StringBuilder out) {
        int index = 0;
        for (Event<M> event : match.log()) {
            out.append(event.seat() == State.CHANCE ? "*" : String.valueOf(event.seat() + 1))
                    .append(' ')
                    .append(match.game().notation().text(event.move()))
                    .append('\n');
            notes.apply(index++).forEach(note -> out.append(comment(note)));
        }
    }

    private static String result(Match<?, ?> match) {
        StringBuilder out = new StringBuilder();
        match.scores().forEach(score -> out.append(out.isEmpty() ? "" : "-").append(score));
        return out.append(' ').append(match.reason().orElse("")).toString();
    }

    private static Game<?, ?> game(Map<String, String> tags) {
        String name = tags.remove(GAME);
        String seats = tags.remove(SEATS);
        if (name == null || seats == null || !seats.matches("[0-9]{1,3}")) {
            throw UnreadableException.of("record.tags");
        }
        GameKind kind = GameKinds.named(name);
        Map<String, String> options = new TreeMap<>(tags);
        options.keySet().removeIf(tag -> Character.isUpperCase(tag.charAt(0)));
        Map<String, Json> extras = new TreeMap<>();
        for (SetupExtra setupExtra : kind.extras()) {
            String text = options.remove(setupExtra.name());
            if (text != null) {
                extras.put(setupExtra.name(), read(setupExtra, text));
            }
        }
        return kind.game(kind.setup(Integer.parseInt(seats), options, extras));
    }

    private static Json read(SetupExtra setupExtra, String text) {
        try {
            return setupExtra.read(text);
        } catch (UnreadableException e) {
            throw UnreadableException.of("record.extra", setupExtra.name(), e.why());
        }
    }

    private static void readTag(String line, int number, Map<String, String> tags) {
        Matcher tag = TAG.matcher(line);
        if (!tag.matches()) {
            throw UnreadableException.of("record.tag", number);
        }
        if (tags.put(tag.group(1), tag.group(2)) != null) {
            throw UnreadableException.of("record.tagTwice", number, tag.group(1));
        }
    }

    private static String withoutComment(String line) {
        int from = line.indexOf(';');
        return from < 0 ? line : line.substring(0, from);
    }

    private static void tag(StringBuilder out, String name, String value) {
        out.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }
}
