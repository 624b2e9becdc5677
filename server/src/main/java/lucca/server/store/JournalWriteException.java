package lucca.server.store;

import org.jspecify.annotations.Nullable;

/// A change could not be written, or it is not known whether it was: what it was about must be read
/// again.
public final class JournalWriteException extends RuntimeException {
    private final boolean outcomeUnknown;

    private JournalWriteException(String message, @Nullable Throwable cause, boolean unknown) {
        super(message, cause);
        this.outcomeUnknown = unknown;
    }

    /// Nothing of the change is in the database, nor will it ever be.
    public static JournalWriteException notWritten(String message, @Nullable Throwable cause) {
        return new JournalWriteException(message, cause, false);
    }

    public static JournalWriteException notWritten(String message) {
        return notWritten(message, null);
    }

    /// The change may be in the database, or get there later.
    static JournalWriteException outcomeUnknown(String message, @Nullable Throwable cause) {
        return new JournalWriteException(message, cause, true);
    }

    public boolean isOutcomeUnknown() {
        return outcomeUnknown;
    }
}
