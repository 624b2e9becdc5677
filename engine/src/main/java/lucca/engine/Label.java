package lucca.engine;

/// A piece, or a place for pieces, in words.
/// @param target its name: as records have it, if they do
public record Label(String target, Message message) {}
