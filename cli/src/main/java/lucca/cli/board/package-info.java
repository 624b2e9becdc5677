/// The interface between the terminal and the board views of the games.
@NullMarked
package lucca.cli.board;

import org.jspecify.annotations.NullMarked;
