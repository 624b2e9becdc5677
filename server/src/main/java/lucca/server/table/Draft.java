package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Refusal;
import lucca.fair.FairLuck;
import lucca.fair.Secret;
import lucca.server.web.ProblemException;
import lucca.table.Command;
import lucca.table.Entry;
import lucca.table.Luck;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.Verdict;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// A table that is to be opened, as it is after what its host does first. Nothing of it is kept as
/// yet.
/// @param source the hash of where it is opened from; `null` if nobody knows
record Draft(Table table, List<Entry> entries, Secret secret, @Nullable String source) {
    Draft {
        entries = List.copyOf(entries);
    }

    /// @param now the time
    /// @throws ProblemException if the host may not do that
    static Draft of(Opening opening, String host, Secret secret, long now) {
        List<Entry> entries = new ArrayList<>();
        TableEvent opened = new TableEvent.Opened(opening.terms(), host, secret.commitment());
        entries.add(new Entry(1, now, host, null, opened));
        Table table = Table.of(entries.getFirst());
        Luck luck = new FairLuck(secret);
        for (Command command : opening.first()) {
            Verdict verdict = table.handle(command, host, null, now, luck);
            if (verdict.outcome() instanceof Verdict.Refused(Refusal refusal)) {
                throw new ProblemException(
                        HttpStatus.UNPROCESSABLE_CONTENT,
                        refusal.why(),
                        opening.terms().game().kind());
            }
            entries.addAll(verdict.entries());
        }
        return new Draft(table, entries, secret, null);
    }

    /// The same, opened from there.
    Draft from(String hash) {
        return new Draft(table, entries, secret, hash);
    }
}
