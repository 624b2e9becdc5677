/// Notifications between nodes that share a database.
@NullMarked
package lucca.server.cluster;

import org.jspecify.annotations.NullMarked;
