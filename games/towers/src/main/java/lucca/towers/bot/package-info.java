/// What bots know about the tower game: evaluation of positions and priors of steps.
@NullMarked
package lucca.towers.bot;

import org.jspecify.annotations.NullMarked;
