package lucca.engine;

import org.jspecify.annotations.Nullable;

/// An automatic effect of a move.
/// @param data the same effect as data, for display; `null` if there is only the message
public record Consequence(Message message, Json.@Nullable Obj data) {}
