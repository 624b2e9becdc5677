/// The commands about many games of bots: `lucca simulate` and `stats`.
@NullMarked
package lucca.cli.stats;

import org.jspecify.annotations.NullMarked;
