/// The messages and rules pages of all modules, read from their jars.
@NullMarked
package lucca.words;

import org.jspecify.annotations.NullMarked;
