/// Randomness that nobody can predict and everybody can verify. A table commits to a secret before
/// the first seat is taken, every seat adds a salt, and all chance outcomes follow from both.
@NullMarked
package lucca.fair;

import org.jspecify.annotations.NullMarked;
