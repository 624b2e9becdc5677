/// A room for each table: it holds the table in memory, executes commands and informs subscribers.
@NullMarked
package lucca.server.room;

import org.jspecify.annotations.NullMarked;
