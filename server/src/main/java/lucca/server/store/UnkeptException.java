package lucca.server.store;

import org.jspecify.annotations.Nullable;

/// A change could not be written, or it is not known whether it was: what it was about must be read
/// again.
public final class UnkeptException extends RuntimeException {
    private final boolean unknown;

    private UnkeptException(String message, @Nullable Throwable cause, boolean unknown) {
        super(message, cause);
        this.unknown = unknown;
    }

    /// Nothing of the change is in the database, nor will it ever be.
    public static UnkeptException notWritten(String message, @Nullable Throwable cause) {
        return new UnkeptException(message, cause, false);
    }

    public static UnkeptException notWritten(String message) {
        return notWritten(message, null);
    }

    /// The change may be in the database, or get there later.
    static UnkeptException unknown(String message, @Nullable Throwable cause) {
        return new UnkeptException(message, cause, true);
    }

    public boolean isUnknown() {
        return unknown;
    }
}
