/// Live updates of tables, with the view of each viewer.
@NullMarked
package lucca.server.stream;

import org.jspecify.annotations.NullMarked;
