/// What nodes that share a database hear of each other.
@NullMarked
package lucca.server.cluster;

import org.jspecify.annotations.NullMarked;
