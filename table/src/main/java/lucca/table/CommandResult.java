package lucca.table;

import java.util.List;
import lucca.engine.Refusal;

/// What becomes of a command.
/// @param entries what happened: they must be kept safely before anybody hears of them; if that
///     fails, the table is worth nothing any more and must be read from its log again
public record CommandResult(List<LogEntry> entries, Outcome outcome) {
    public CommandResult {
        entries = List.copyOf(entries);
    }

    public sealed interface Outcome {}

    /// It was done.
    public record Done() implements Outcome {}

    /// It had been done before, up to this version.
    public record AlreadyDone(long version) implements Outcome {}

    /// It answers a situation that is no longer there.
    public record Stale(long version) implements Outcome {}

    public record Refused(Refusal refusal) implements Outcome {}
}
