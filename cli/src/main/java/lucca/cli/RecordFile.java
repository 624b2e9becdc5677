package lucca.cli;

import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.Records;
import lucca.engine.Replay;
import lucca.engine.TextRecord;
import lucca.engine.UnreadableException;
import lucca.fair.Binding;
import org.jspecify.annotations.Nullable;

/// The records of a file, replayed one after the other: JSON records, one a line, which begin with
/// `{`, or text records, which begin with `[` or a comment.
final class RecordFile implements AutoCloseable {
    private static final String GAME_TAG = "[Game ";

    private final List<GameKind> kinds = GameKinds.all();
    private final Lines lines;
    private @Nullable String ahead;
    private int aheadNumber;

    RecordFile(String name, Terminal terminal) {
        lines = Lines.open(name, terminal);
        advance();
        if (ahead == null) {
            throw UnreadableException.of("cli.noRecord", lines.name());
        }
    }

    /// A record and what came of it: its file, the line on which it begins, the words of its game,
    /// and the record itself, of which a text has nothing but what proves its luck.
    record Entry(String file, int line, Catalogue words, Json.Obj json, Replay replay) {}

    /// Whether there is another record.
    boolean hasMore() {
        return ahead != null;
    }

    /// The next record, or `null` if there are no more.
    /// @throws BadInput if it cannot be read
    @Nullable Entry next() {
        String first = ahead;
        if (first == null) {
            return null;
        }
        return switch (first.strip().charAt(0)) {
            case '[', ';' -> text();
            case '{' -> json(first, aheadNumber);
            default -> throw UnreadableException.of("cli.neither", lines.name(), aheadNumber, "{");
        };
    }

    @Override
    public void close() {
        lines.close();
    }

    private Entry json(String line, int number) {
        advance();
        Catalogue words = Words.common();
        try {
            Json record = Json.parse(line);
            if (record instanceof Json.Obj object && object.get("game") instanceof Json.Str game) {
                words = wordsOf(game.value());
            }
            Replay replay = Records.replay(record);
            return new Entry(lines.name(), number, words, (Json.Obj) record, replay);
        } catch (UnreadableException e) {
            throw unreadable(goesOn(e) ? "cli.lines" : "cli.line", number, words, e);
        }
    }

    /// Whether what is no JSON seems to be a record spread over several lines.
    private boolean goesOn(UnreadableException e) {
        return e.why().key().startsWith("json.")
                && ahead != null
                && !ahead.stripLeading().startsWith("{");
    }

    private Entry text() {
        int number = aheadNumber;
        StringBuilder record = new StringBuilder();
        String game = null;
        boolean moved = false;
        while (ahead != null) {
            String line = ahead.stripLeading();
            boolean tag = line.startsWith("[");
            String name = game(line);
            if (tag && moved || name != null && game != null) {
                break;
            }
            game = name == null ? game : name;
            moved |= !tag && !line.isEmpty() && !line.startsWith(";");
            if (record.length() + ahead.length() >= Lines.LONGEST * Lines.MEBIBYTE) {
                throw UnreadableException.of("cli.longRecord", lines.name(), number, Lines.LONGEST);
            }
            record.append(ahead).append('\n');
            ahead = lines.next();
        }
        aheadNumber = lines.number();
        Catalogue words = game == null ? Words.common() : wordsOf(game);
        try {
            Replay replay = TextRecord.replay(record.toString());
            Json.Obj json = Binding.member(TextRecord.tags(record.toString()));
            return new Entry(lines.name(), number, words, json, replay);
        } catch (UnreadableException e) {
            throw unreadable("cli.recordFrom", number, words, e);
        }
    }

    /// The game that a line names; `null` if it is no such tag.
    private static @Nullable String game(String line) {
        if (!line.startsWith(GAME_TAG)) {
            return null;
        }
        String value = line.substring(GAME_TAG.length()).stripLeading();
        int end = value.indexOf('"', 1);
        return value.startsWith("\"") && end > 0 ? value.substring(1, end) : null;
    }

    /// What is to be said of a record that cannot be read further.
    static BadInput unreadable(Entry entry, UnreadableException e) {
        return new BadInput(entry.words().text("cli.line", entry.file(), entry.line(), e.why()));
    }

    private BadInput unreadable(String key, int number, Catalogue words, UnreadableException e) {
        return new BadInput(words.text(key, lines.name(), number, e.why()));
    }

    private Catalogue wordsOf(String game) {
        for (GameKind kind : kinds) {
            if (kind.name().equals(game)) {
                return Words.of(kind);
            }
        }
        return Words.common();
    }

    /// Reads on to the next line that is not blank.
    private void advance() {
        do {
            ahead = lines.next();
        } while (ahead != null && ahead.isBlank());
        aheadNumber = lines.number();
    }
}
