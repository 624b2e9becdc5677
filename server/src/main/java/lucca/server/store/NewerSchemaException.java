package lucca.server.store;

/// Signals that a newer server, whose schema this one does not know, has used the database.
public final class NewerSchemaException extends RuntimeException {
    private final String version;

    NewerSchemaException(String version) {
        super("the schema has version " + version);
        this.version = version;
    }

    public String version() {
        return version;
    }
}
