/// The HTTP interface of tables: opening them, commands, views, replays and event streams.
@NullMarked
package lucca.server.table;

import org.jspecify.annotations.NullMarked;
