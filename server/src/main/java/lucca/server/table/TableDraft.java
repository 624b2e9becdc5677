package lucca.server.table;

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
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// A table that is to be opened, as it is after what its host does first. Nothing of it is kept as
/// yet.
/// @param source the hash of where it is opened from; `null` if nobody knows
record TableDraft(
        Table table, List<LogEntry> entries, ChanceSecret secret, @Nullable String source) {
    TableDraft {
        entries = List.copyOf(entries);
    }

    /// @param now the time
    /// @throws ProblemException if the host may not do that
    static TableDraft of(
            OpenTableRequest openTableRequest, String host, ChanceSecret chanceSecret, long now) {
        List<LogEntry> entries = new ArrayList<>();
        TableEvent opened =
                new TableEvent.Opened(openTableRequest.terms(), host, chanceSecret.commitment());
        entries.add(new LogEntry(1, now, host, null, opened));
        Table table = Table.of(entries.getFirst());
        ChanceSource chanceSource = new HmacChanceSource(chanceSecret);
        for (Command command : openTableRequest.firstCommands()) {
            CommandResult commandResult = table.handle(command, host, null, now, chanceSource);
            if (commandResult.outcome() instanceof CommandResult.Refused(Refusal refusal)) {
                throw new ProblemException(
                        HttpStatus.UNPROCESSABLE_CONTENT,
                        refusal.why(),
                        openTableRequest.terms().game().kind());
            }
            entries.addAll(commandResult.entries());
        }
        return new TableDraft(table, entries, chanceSecret, null);
    }

    /// The same, opened from there.
    TableDraft withSource(String hash) {
        return new TableDraft(table, entries, secret, hash);
    }
}
