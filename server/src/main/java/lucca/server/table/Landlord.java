package lucca.server.table;

import java.time.InstantSource;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.limit.TooMuchException;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.table.Table;
import org.springframework.stereotype.Component;

/// Decides whether somebody may open one more table, for whatever reason they do.
@Component
final class Landlord {
    private final TableStore store;
    private final Limits limits;
    private final InstantSource clock;
    private final Secrets secrets;

    Landlord(TableStore store, Limits limits, InstantSource clock, Secrets secrets) {
        this.store = store;
        this.limits = limits;
        this.clock = clock;
        this.secrets = secrets;
    }

    /// The table that a person wants, of which nothing is kept as yet.
    /// @throws TooMuchException if they have opened too many
    /// @throws ProblemException if they may not do what they want to do first
    Draft draft(Opening opening, String host) {
        limits.take(Act.OPEN, host);
        limits.openTables(store.waiting(host));
        Draft draft = Draft.of(opening, host, secrets.next(), clock.millis());
        if (draft.table().status() == Table.Status.PLAYING) { // so nobody else is there
            limits.botTables(store.botsAlone(host));
        }
        return draft;
    }
}
