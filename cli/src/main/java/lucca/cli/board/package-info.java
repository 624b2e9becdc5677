/// How a game is shown on a terminal: what its board is given, and what it answers.
@NullMarked
package lucca.cli.board;

import org.jspecify.annotations.NullMarked;
