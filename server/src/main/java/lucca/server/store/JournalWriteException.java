package lucca.server.store;

import org.jspecify.annotations.Nullable;

/// Signals that a change was not written or that its outcome is unknown. The caller must read the
/// affected data again.
public final class JournalWriteException extends RuntimeException {
    private final boolean outcomeUnknown;

    private JournalWriteException(String message, @Nullable Throwable cause, boolean unknown) {
        super(message, cause);
        this.outcomeUnknown = unknown;
    }

    /// The change is not in the database, and never will be.
    public static JournalWriteException notWritten(String message, @Nullable Throwable cause) {
        return new JournalWriteException(message, cause, false);
    }

    public static JournalWriteException notWritten(String message) {
        return notWritten(message, null);
    }

    /// The change may be in the database already, or be written later.
    static JournalWriteException outcomeUnknown(String message, @Nullable Throwable cause) {
        return new JournalWriteException(message, cause, true);
    }

    public boolean isOutcomeUnknown() {
        return outcomeUnknown;
    }
}
