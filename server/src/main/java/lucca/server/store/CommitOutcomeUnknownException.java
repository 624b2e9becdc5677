package lucca.server.store;

import java.util.Set;

/// Signals that the database failed during a commit, so that the changes of a group may or may not
/// be written.
final class CommitOutcomeUnknownException extends Exception {
    private final long group;
    private final transient Set<JournalChange> late;

    /// @param late the changes that came too late, provided that the group was written
    CommitOutcomeUnknownException(long group, Set<JournalChange> late, Throwable cause) {
        super(cause);
        this.group = group;
        this.late = late;
    }

    long group() {
        return group;
    }

    Set<JournalChange> late() {
        return late;
    }
}
