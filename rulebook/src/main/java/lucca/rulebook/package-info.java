/// Converts rules pages from Markdown to JSON while a game is built. Nothing needs it at run time.
@NullMarked
package lucca.rulebook;

import org.jspecify.annotations.NullMarked;
