package lucca.table;

import org.jspecify.annotations.Nullable;

/// A line of the log of a table.
/// @param version its number, from 1 on, without gaps
/// @param time in milliseconds since 1970, never earlier than the entry before
/// @param personId the id of the person who brought it about; `null` if nobody did
/// @param idempotencyKey by which that person knows the command again that ends with it
public record LogEntry(
        long version,
        long time,
        @Nullable String personId,
        @Nullable String idempotencyKey,
        TableEvent event) {}
