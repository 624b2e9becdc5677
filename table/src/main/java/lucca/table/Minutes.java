package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Message;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Who gave a command, when, and what has come of it so far.
final class Minutes {
    /// The rule of commands that the table refuses, not the game.
    private static final String RULE = "table";

    private final Table table;
    private final @Nullable String by;
    private final @Nullable String key;
    private final long now;
    private final List<Entry> entries = new ArrayList<>();

    Minutes(Table table, @Nullable String by, @Nullable String key, long now) {
        this.table = table;
        this.by = by;
        this.key = key;
        this.now = now;
    }

    Table table() {
        return table;
    }

    @Nullable String by() {
        return by;
    }

    long now() {
        return now;
    }

    List<Entry> entries() {
        return entries;
    }

    /// The seat of who gave the command; -1 if there is none.
    int seat() {
        return table.seatOf(by);
    }

    boolean isHost() {
        return table.host().equals(by);
    }

    /// Whether a person decides on this seat now.
    boolean isPerson(int seat) {
        return table.chair(seat).bot() == null;
    }

    IntStream seats() {
        return IntStream.range(0, table.chairs().size());
    }

    /// Lets something happen because of the command.
    void happen(TableEvent event) {
        Refusal refusal = attempt(event);
        if (refusal != null) {
            throw new IllegalArgumentException(event + " is refused: " + refusal);
        }
    }

    /// The same, unless the game refuses it.
    @Nullable Refusal attempt(TableEvent event) {
        return add(by, event);
    }

    /// Lets something happen that nobody asked for: it does not stand for the command, which may be
    /// refused all the same.
    void happenAnyway(TableEvent event) {
        add(null, event);
    }

    /// Writes the key of the command to its last entry, so that whoever repeats it is told the
    /// version up to which it was done.
    void sign() {
        if (key != null && !entries.isEmpty() && entries.getLast().by() != null) {
            Entry last = entries.removeLast();
            Entry signed = new Entry(last.version(), last.time(), by, key, last.event());
            entries.add(signed);
            table.note(signed);
        }
    }

    private @Nullable Refusal add(@Nullable String who, TableEvent event) {
        Entry entry = new Entry(table.version() + 1, now, who, null, event);
        Refusal refusal = table.attempt(entry);
        if (refusal == null) {
            entries.add(entry);
        }
        return refusal;
    }

    static Refusal no(String message, Object... args) {
        return new Refusal(RULE, Message.of(message, args), null);
    }
}
