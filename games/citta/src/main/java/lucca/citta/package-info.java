/// Lucca Città, the card game: rules, notation and positions. The rule numbers are those of
/// `docs/rules/citta.md`.
@NullMarked
package lucca.citta;

import org.jspecify.annotations.NullMarked;
