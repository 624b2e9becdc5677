/// The commands that measure the program: `lucca bench`, `load` and `perft`.
@NullMarked
package lucca.cli.bench;

import org.jspecify.annotations.NullMarked;
