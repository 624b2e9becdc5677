/// The time of the server, robust against a machine whose clock is temporarily wrong.
@NullMarked
package lucca.server.clock;

import org.jspecify.annotations.NullMarked;
