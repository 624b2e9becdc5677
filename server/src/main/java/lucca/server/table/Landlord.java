package lucca.server.table;

import java.time.InstantSource;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.limit.SourceHash;
import lucca.server.limit.TooMuchException;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import org.springframework.stereotype.Component;

/// Decides whether somebody may open one more table, for whatever reason they do.
@Component
final class Landlord {
    private final TableStore store;
    private final Limits limits;
    private final InstantSource clock;
    private final Secrets secrets;
    private final SourceHash sources;

    Landlord(
            TableStore store,
            Limits limits,
            InstantSource clock,
            Secrets secrets,
            SourceHash sources) {
        this.sources = sources;
        this.store = store;
        this.limits = limits;
        this.clock = clock;
        this.secrets = secrets;
    }

    /// The table that a person wants, of which nothing is kept as yet.
    /// @param source the address from which they ask
    /// @throws TooMuchException if they have opened too many
    /// @throws ProblemException if they may not do what they want to do first
    Draft draft(Opening opening, String host, long source) {
        String hash = sources.of(source);
        limits.take(Act.OPEN, host);
        limits.take(Act.OPEN_FROM, source);
        limits.openTables(store.waiting(host));
        limits.openTablesOfAddress(store.waitingFrom(hash));
        return Draft.of(opening, host, secrets.next(), clock.millis()).from(hash);
    }
}
