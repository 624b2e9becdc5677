package lucca.server.store;

/// The database was used by a newer server, whose schema this one does not know.
public final class NewerSchemaException extends RuntimeException {
    private final String version;

    NewerSchemaException(String version) {
        super("the schema has version " + version);
        this.version = version;
    }

    /// The version of the schema.
    public String version() {
        return version;
    }
}
