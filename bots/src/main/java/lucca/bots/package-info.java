/// Opponents that know only the engine: they play every game there is.
@NullMarked
package lucca.bots;

import org.jspecify.annotations.NullMarked;
