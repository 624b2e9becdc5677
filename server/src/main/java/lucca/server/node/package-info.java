/// What nodes that share a database hear of each other.
@NullMarked
package lucca.server.node;

import org.jspecify.annotations.NullMarked;
