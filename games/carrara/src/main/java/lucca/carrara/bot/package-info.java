/// What bots know about The Palaces of Carrara: evaluation of positions and priors of steps.
@NullMarked
package lucca.carrara.bot;

import org.jspecify.annotations.NullMarked;
