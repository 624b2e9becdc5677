/// The tower game on a terminal.
@NullMarked
package lucca.cli.towers;

import org.jspecify.annotations.NullMarked;
