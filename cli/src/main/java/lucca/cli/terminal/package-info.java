/// What a command reads and writes: the terminal, files, and its exit code.
@NullMarked
package lucca.cli.terminal;

import org.jspecify.annotations.NullMarked;
