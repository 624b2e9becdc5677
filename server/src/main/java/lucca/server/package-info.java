/// Tables on a network. One package a feature; a table itself, and all its laws, is `lucca.table`.
@NullMarked
package lucca.server;

import org.jspecify.annotations.NullMarked;
