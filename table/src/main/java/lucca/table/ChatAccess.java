package lucca.table;

/// What somebody may do in the chat of a table.
public enum ChatAccess {
    /// The table is private, and they are not part of it.
    NONE,
    READ,
    /// They would write if the host had not muted them.
    MUTED,
    WRITE,
    /// They opened the table: they write, mute, and invite spectators.
    MODERATE;

    /// As it is written.
    public String word() {
        return switch (this) {
            case NONE -> "none";
            case READ -> "read";
            case MUTED -> "muted";
            case WRITE -> "write";
            case MODERATE -> "moderate";
        };
    }
}
