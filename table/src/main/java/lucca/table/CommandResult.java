package lucca.table;

import java.util.List;
import lucca.engine.Refusal;

/// The result of a command.
/// @param entries the new log entries. They must be stored before anybody is notified. If that
///     fails, the table is invalid and must be read from its log again.
public record CommandResult(List<LogEntry> entries, Outcome outcome) {
    public CommandResult {
        entries = List.copyOf(entries);
    }

    public sealed interface Outcome {}

    /// The command was carried out.
    public record Done() implements Outcome {}

    /// The command was carried out before, up to this version.
    public record AlreadyDone(long version) implements Outcome {}

    /// The command answers an outdated version.
    public record Stale(long version) implements Outcome {}

    public record Refused(Refusal refusal) implements Outcome {}
}
