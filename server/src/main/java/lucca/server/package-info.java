/// The server for playing on a network. Each feature has a package; the table itself and all its
/// rules are in `lucca.table`.
@NullMarked
package lucca.server;

import org.jspecify.annotations.NullMarked;
