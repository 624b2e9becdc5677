/// What is for those who run a server: who may see its figures, what its API looks like, and copies
/// of its data.
@NullMarked
package lucca.server.operations;

import org.jspecify.annotations.NullMarked;
