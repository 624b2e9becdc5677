package lucca.server.room;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Refusal;
import lucca.fair.ChanceSecret;
import lucca.fair.HmacChanceSource;
import lucca.server.web.ProblemException;
import lucca.table.ChanceSource;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.LogEntry;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// A table that is about to be opened, with the first commands of its host applied. Nothing of it
/// is stored yet.
/// @param source the hashed address of the request; `null` if unknown
public record TableDraft(
        Table table, List<LogEntry> entries, ChanceSecret secret, @Nullable String source) {
    public TableDraft {
        entries = List.copyOf(entries);
    }

    /// Builds a draft.
    /// @param firstCommands the commands of the host that follow immediately
    /// @param now the current time
    /// @throws ProblemException if a command of the host is refused
    public static TableDraft of(
            TableSettings settings,
            List<Command> firstCommands,
            String host,
            ChanceSecret chanceSecret,
            long now) {
        List<LogEntry> entries = new ArrayList<>();
        TableEvent opened = new TableEvent.Opened(settings, host, chanceSecret.commitment());
        entries.add(new LogEntry(1, now, host, null, opened));
        Table table = Table.of(entries.getFirst());
        ChanceSource chanceSource = new HmacChanceSource(chanceSecret);
        for (Command command : firstCommands) {
            CommandResult result = table.handle(command, host, null, now, chanceSource);
            if (result.outcome() instanceof CommandResult.Refused(Refusal refusal)) {
                throw new ProblemException(
                        HttpStatus.UNPROCESSABLE_CONTENT, refusal.why(), settings.game().kind());
            }
            entries.addAll(result.entries());
        }
        return new TableDraft(table, entries, chanceSecret, null);
    }

    /// This draft with a hashed address.
    public TableDraft withSource(String hash) {
        return new TableDraft(table, entries, secret, hash);
    }
}
