/// The Palaces of Carrara on a terminal.
@NullMarked
package lucca.cli.carrara;

import org.jspecify.annotations.NullMarked;
