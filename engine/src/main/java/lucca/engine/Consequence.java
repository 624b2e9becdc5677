package lucca.engine;

import org.jspecify.annotations.Nullable;

/// Something that happened by itself.
/// @param data the same for who shows it rather than reads it; `null` if it is only told
public record Consequence(Message message, Json.@Nullable Obj data) {}
