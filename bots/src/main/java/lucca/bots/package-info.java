/// Bots that depend only on the engine and play any game.
@NullMarked
package lucca.bots;

import org.jspecify.annotations.NullMarked;
