/// Nim, an example of a complete game in its own folder; see `docs/adding-a-game.md`. The rule
/// numbers are those of `rules/nim.md`.
@NullMarked
package lucca.nim;

import org.jspecify.annotations.NullMarked;
