package lucca.server.store;

import java.util.Set;

/// The database failed while it committed a group of changes, so that they may be written or not.
final class UnknownCommitException extends Exception {
    private final long group;
    private final transient Set<Change> late;

    /// @param late the changes of the group that came too late, if the others are written
    UnknownCommitException(long group, Set<Change> late, Throwable cause) {
        super(cause);
        this.group = group;
        this.late = late;
    }

    long group() {
        return group;
    }

    Set<Change> late() {
        return late;
    }
}
