/// What time it is, also when the clock of the machine is set wrong for a while.
@NullMarked
package lucca.server.clock;

import org.jspecify.annotations.NullMarked;
