/// Load on a server: many tables at once, as the browsers of their players would produce it.
@NullMarked
package lucca.bench.load;

import org.jspecify.annotations.NullMarked;
