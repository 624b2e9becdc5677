package lucca.cli;

import lucca.engine.Json;

/// A move as it is typed, and in the fields of its record.
record MoveText(String text, Json.Obj fields) {
    /// A field that is a text; empty if there is none.
    String field(String name) {
        return fields.get(name) instanceof Json.Str text ? text.value() : "";
    }
}
