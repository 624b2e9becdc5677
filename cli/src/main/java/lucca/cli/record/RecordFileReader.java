package lucca.cli.record;

import java.util.List;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.LineReader;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.MessageCatalogue;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import lucca.engine.UnreadableException;
import lucca.fair.ClaimedFairnessProof;
import org.jspecify.annotations.Nullable;

/// Replays the records of a file one by one: JSON records, one per line, which begin with `{`, or
/// text records, which begin with `[` or a comment.
public final class RecordFileReader implements AutoCloseable {
    private static final String GAME_TAG = "[Game ";

    private final List<GameKind> kinds = GameKinds.all();
    private final LineReader lineReader;
    private @Nullable String nextLine;
    private int nextLineNumber;

    public RecordFileReader(String name, Terminal terminal) {
        lineReader = LineReader.open(name, terminal);
        advance();
        if (nextLine == null) {
            throw UnreadableException.of("cli.noRecord", lineReader.name());
        }
    }

    /// A record and the result of its replay: file, first line, messages of the game, and the
    /// record itself. A text record contains only the data that proves its chance outcomes.
    public record Entry(
            String file, int line, MessageCatalogue words, Json.Obj json, ReplayResult replay) {}

    /// Whether there is another record.
    public boolean hasMore() {
        return nextLine != null;
    }

    /// The next record, or `null` if there are no more.
    /// @throws BadInputException if it cannot be read
    public @Nullable Entry next() {
        String first = nextLine;
        if (first == null) {
            return null;
        }
        return switch (first.strip().charAt(0)) {
            case '[', ';' -> text();
            case '{' -> json(first, nextLineNumber);
            default ->
                    throw UnreadableException.of(
                            "cli.neither", lineReader.name(), nextLineNumber, "{");
        };
    }

    @Override
    public void close() {
        lineReader.close();
    }

    private Entry json(String line, int number) {
        advance();
        MessageCatalogue words = CliMessages.common();
        try {
            Json record = Json.parse(line);
            if (record instanceof Json.Obj object && object.get("game") instanceof Json.Str game) {
                words = wordsOf(game.value());
            }
            ReplayResult replayResult = JsonRecord.replay(record);
            return new Entry(lineReader.name(), number, words, (Json.Obj) record, replayResult);
        } catch (UnreadableException e) {
            throw unreadable(isSpreadOverLines(e) ? "cli.lines" : "cli.line", number, words, e);
        }
    }

    /// Whether unreadable JSON seems to be a record spread over several lines.
    private boolean isSpreadOverLines(UnreadableException e) {
        return e.why().key().startsWith("json.")
                && nextLine != null
                && !nextLine.stripLeading().startsWith("{");
    }

    private Entry text() {
        int number = nextLineNumber;
        StringBuilder record = new StringBuilder();
        String game = null;
        boolean moved = false;
        while (nextLine != null) {
            String line = nextLine.stripLeading();
            boolean tag = line.startsWith("[");
            String name = game(line);
            if (tag && moved || name != null && game != null) {
                break;
            }
            game = name == null ? game : name;
            moved |= !tag && !line.isEmpty() && !line.startsWith(";");
            if (record.length() + nextLine.length()
                    >= LineReader.MAX_MEBIBYTES * LineReader.MEBIBYTE) {
                throw UnreadableException.of(
                        "cli.longRecord", lineReader.name(), number, LineReader.MAX_MEBIBYTES);
            }
            record.append(nextLine).append('\n');
            nextLine = lineReader.next();
        }
        nextLineNumber = lineReader.number();
        MessageCatalogue words = game == null ? CliMessages.common() : wordsOf(game);
        try {
            ReplayResult replayResult = TextRecord.replay(record.toString());
            Json.Obj json = ClaimedFairnessProof.member(TextRecord.tags(record.toString()));
            return new Entry(lineReader.name(), number, words, json, replayResult);
        } catch (UnreadableException e) {
            throw unreadable("cli.recordFrom", number, words, e);
        }
    }

    /// The game named by a line; `null` if the line is not a game tag.
    private static @Nullable String game(String line) {
        if (!line.startsWith(GAME_TAG)) {
            return null;
        }
        String value = line.substring(GAME_TAG.length()).stripLeading();
        int end = value.indexOf('"', 1);
        return value.startsWith("\"") && end > 0 ? value.substring(1, end) : null;
    }

    /// The error for a record that cannot be read further.
    static BadInputException unreadable(Entry entry, UnreadableException e) {
        return new BadInputException(
                entry.words().text("cli.line", entry.file(), entry.line(), e.why()));
    }

    private BadInputException unreadable(
            String key, int number, MessageCatalogue words, UnreadableException e) {
        return new BadInputException(words.text(key, lineReader.name(), number, e.why()));
    }

    private MessageCatalogue wordsOf(String game) {
        for (GameKind kind : kinds) {
            if (kind.name().equals(game)) {
                return CliMessages.of(kind);
            }
        }
        return CliMessages.common();
    }

    /// Moves on to the next line that is not blank.
    private void advance() {
        do {
            nextLine = lineReader.next();
        } while (nextLine != null && nextLine.isBlank());
        nextLineNumber = lineReader.number();
    }
}
