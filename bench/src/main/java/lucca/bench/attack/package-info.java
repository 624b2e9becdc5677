/// Attacks on a server on this machine, to measure what its players notice of them.
@NullMarked
package lucca.bench.attack;

import org.jspecify.annotations.NullMarked;
