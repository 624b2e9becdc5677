/// `lucca play`: a match at a terminal, and saved games.
@NullMarked
package lucca.cli.play;

import org.jspecify.annotations.NullMarked;
