/// Attacks on a server on this machine, to measure their effect on its players.
@NullMarked
package lucca.bench.attack;

import org.jspecify.annotations.NullMarked;
