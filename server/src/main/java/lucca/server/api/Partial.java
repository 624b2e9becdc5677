package lucca.server.api;

/// An object of which only some members are present.
/// @param <T> the record of the whole object
public interface Partial<T extends Record> {}
