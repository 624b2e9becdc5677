/// Runs bots with clocks and threads, which bots do not have themselves: timed and parallel search,
/// tournaments and statistics.
@NullMarked
package lucca.arena;

import org.jspecify.annotations.NullMarked;
