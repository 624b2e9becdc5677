/// The commands that compare bots: `lucca arena` and `ladder`.
@NullMarked
package lucca.cli.arena;

import org.jspecify.annotations.NullMarked;
