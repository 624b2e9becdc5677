package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// The context of one command: its author, its time, and the entries that it has produced.
final class CommandContext {
    /// The rule id of refusals by the table rather than by the game.
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

    /// The seat of the author; -1 if there is none.
    int seat() {
        return table.seatOf(personId);
    }

    boolean isHost() {
        return table.host().equals(personId);
    }

    /// Whether a person, not a bot, currently decides for this seat.
    boolean isPerson(int seat) {
        return table.seatState(seat).bot() == null;
    }

    IntStream seats() {
        return IntStream.range(0, table.seatStates().size());
    }

    /// Applies an event that the command causes.
    void emit(TableEvent event) {
        emit(personId, event);
    }

    /// Applies an event that nobody requested. It does not count as the result of the command,
    /// which may still be refused.
    void emitUnrequested(TableEvent event) {
        emit(null, event);
    }

    void emit(@Nullable String author, TableEvent event) {
        LogEntry logEntry = entry(author, event);
        table.apply(logEntry);
        entries.add(logEntry);
    }

    /// Plays a step of the game unless the game refuses it.
    @Nullable Refusal play(@Nullable String author, TableGame<?, ?>.ParsedStep step) {
        LogEntry logEntry =
                entry(
                        author,
                        step.seat() == State.CHANCE
                                ? new TableEvent.Drawn(step.json())
                                : new TableEvent.Played(step.seat(), step.json()));
        Refusal refusal = table.tryApply(logEntry, step);
        if (refusal == null) {
            entries.add(logEntry);
        }
        return refusal;
    }

    private LogEntry entry(@Nullable String author, TableEvent event) {
        return new LogEntry(table.version() + 1, now, author, null, event);
    }

    /// Attaches the idempotency key to the last entry, so that a repeated command is answered with
    /// the version that completed it.
    void attachKey() {
        if (idempotencyKey != null && !entries.isEmpty() && entries.getLast().personId() != null) {
            LogEntry last = entries.removeLast();
            LogEntry keyed =
                    new LogEntry(
                            last.version(), last.time(), personId, idempotencyKey, last.event());
            entries.add(keyed);
            table.recordKey(keyed);
        }
    }

    static Refusal refuse(String message, Object... args) {
        return new Refusal(RULE, Message.of(message, args), null);
    }
}
