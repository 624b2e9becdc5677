/// Lucca, the tower game: rules, notation and positions. The rule numbers are those of
/// `docs/rules/towers.md`.
@NullMarked
package lucca.towers;

import org.jspecify.annotations.NullMarked;
