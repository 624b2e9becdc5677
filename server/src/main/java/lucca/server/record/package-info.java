/// Games that are over, for people to take home.
@NullMarked
package lucca.server.record;

import org.jspecify.annotations.NullMarked;
