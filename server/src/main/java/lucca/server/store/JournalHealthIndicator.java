package lucca.server.store;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.stereotype.Component;

/// Reports to monitoring whether changes can be written.
@Component("journalHealthIndicator")
final class JournalHealthIndicator implements HealthIndicator {
    private final Journal journal;

    JournalHealthIndicator(Journal journal) {
        this.journal = journal;
    }

    @Override
    public Health health() {
        Throwable failure = journal.failure();
        return failure == null ? Health.up().build() : Health.down(failure).build();
    }
}
