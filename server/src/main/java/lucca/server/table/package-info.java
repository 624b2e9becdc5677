/// The HTTP interface of tables: a room for each table, commands and event streams.
@NullMarked
package lucca.server.table;

import org.jspecify.annotations.NullMarked;
