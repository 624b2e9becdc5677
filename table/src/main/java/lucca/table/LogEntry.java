package lucca.table;

import org.jspecify.annotations.Nullable;

/// An entry in the log of a table.
/// @param version the entry number, from 1, without gaps
/// @param time in milliseconds since 1970, never before the previous entry
/// @param personId the person who caused the event; `null` for the server
/// @param idempotencyKey the key of the command that this entry completes
public record LogEntry(
        long version,
        long time,
        @Nullable String personId,
        @Nullable String idempotencyKey,
        TableEvent event) {}
