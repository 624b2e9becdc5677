package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Message;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Who gave a command, when, and what has come of it so far.
final class CommandContext {
    /// The rule of commands that the table refuses, not the game.
    private static final String RULE = "table";

    private final Table table;
    private final @Nullable String personId;
    private final @Nullable String idempotencyKey;
    private final long now;
    private final List<LogEntry> entries = new ArrayList<>();

    CommandContext(Table table, @Nullable String by, @Nullable String key, long now) {
        this.table = table;
        this.personId = by;
        this.idempotencyKey = key;
        this.now = now;
    }

    Table table() {
        return table;
    }

    @Nullable String personId() {
        return personId;
    }

    long now() {
        return now;
    }

    List<LogEntry> entries() {
        return entries;
    }

    /// The seat of who gave the command; -1 if there is none.
    int seat() {
        return table.seatOf(personId);
    }

    boolean isHost() {
        return table.host().equals(personId);
    }

    /// Whether a person decides on this seat now.
    boolean isPerson(int seat) {
        return table.seatState(seat).bot() == null;
    }

    IntStream seats() {
        return IntStream.range(0, table.seatStates().size());
    }

    /// Lets something happen because of the command.
    void emit(TableEvent event) {
        Refusal refusal = tryEmit(event);
        if (refusal != null) {
            throw new IllegalArgumentException(event + " is refused: " + refusal);
        }
    }

    /// The same, unless the game refuses it.
    @Nullable Refusal tryEmit(TableEvent event) {
        return add(personId, event);
    }

    /// Lets something happen that nobody asked for: it does not stand for the command, which may be
    /// refused all the same.
    void emitUnrequested(TableEvent event) {
        add(null, event);
    }

    /// Writes the key of the command to its last entry, so that whoever repeats it is told the
    /// version up to which it was done.
    void attachKey() {
        if (idempotencyKey != null && !entries.isEmpty() && entries.getLast().personId() != null) {
            LogEntry last = entries.removeLast();
            LogEntry signed =
                    new LogEntry(
                            last.version(), last.time(), personId, idempotencyKey, last.event());
            entries.add(signed);
            table.recordKey(signed);
        }
    }

    private @Nullable Refusal add(@Nullable String who, TableEvent event) {
        LogEntry logEntry = new LogEntry(table.version() + 1, now, who, null, event);
        Refusal refusal = table.tryApply(logEntry);
        if (refusal == null) {
            entries.add(logEntry);
        }
        return refusal;
    }

    static Refusal refuse(String message, Object... args) {
        return new Refusal(RULE, Message.of(message, args), null);
    }
}
