package lucca.server.store;

import java.util.Set;

/// The database failed while it committed a group of changes, so that they may be written or not.
final class CommitOutcomeUnknownException extends Exception {
    private final long group;
    private final transient Set<JournalChange> late;

    /// @param late the changes of the group that came too late, if the others are written
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
