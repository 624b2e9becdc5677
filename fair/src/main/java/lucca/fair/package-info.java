/// Luck that nobody can foresee and everybody can check: a table commits to a secret before the
/// first seat is taken, every seat adds a salt, and all chance comes of both.
@NullMarked
package lucca.fair;

import org.jspecify.annotations.NullMarked;
