/// `lucca rules`: the rules of a game on a terminal.
@NullMarked
package lucca.cli.rules;

import org.jspecify.annotations.NullMarked;
