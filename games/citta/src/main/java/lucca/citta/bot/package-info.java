/// What bots know about Lucca Città: evaluation of positions and priors of steps.
@NullMarked
package lucca.citta.bot;

import org.jspecify.annotations.NullMarked;
