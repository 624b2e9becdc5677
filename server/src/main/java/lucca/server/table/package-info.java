/// Tables as people reach them: one room for each, its commands and its streams.
@NullMarked
package lucca.server.table;

import org.jspecify.annotations.NullMarked;
