/// Lucca Città on a terminal.
@NullMarked
package lucca.cli.citta;

import org.jspecify.annotations.NullMarked;
