/// A load on a server: many tables at once, as their players' browsers would make it.
@NullMarked
package lucca.bench.load;

import org.jspecify.annotations.NullMarked;
