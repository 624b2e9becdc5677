/// The commands about recorded games: `lucca replay`, `verify` and `convert`.
@NullMarked
package lucca.cli.record;

import org.jspecify.annotations.NullMarked;
