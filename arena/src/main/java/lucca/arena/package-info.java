/// Bots with clocks and threads, which they do not have by themselves: they think in time and in
/// parallel, play each other, and are measured.
@NullMarked
package lucca.arena;

import org.jspecify.annotations.NullMarked;
