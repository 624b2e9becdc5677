/// The Palaces of Carrara: rules, notation and positions. The rule numbers are those of
/// `docs/rules/carrara.md`.
@NullMarked
package lucca.carrara;

import org.jspecify.annotations.NullMarked;
