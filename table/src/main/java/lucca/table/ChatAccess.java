package lucca.table;

/// The access that a person has to the chat of a table.
public enum ChatAccess {
    /// The table is private, and the person is not part of it.
    NONE,
    READ,
    /// The host has muted the person.
    MUTED,
    WRITE,
    /// The host: writes, mutes and invites spectators.
    MODERATE;

    /// The name of this value in JSON.
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
