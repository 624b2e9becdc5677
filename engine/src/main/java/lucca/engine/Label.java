package lucca.engine;

/// The description of a piece or a place for pieces.
/// @param target its name, as in records if it has one there
public record Label(String target, Message message) {}
