/// Who asks.
@NullMarked
package lucca.server.people;

import org.jspecify.annotations.NullMarked;
