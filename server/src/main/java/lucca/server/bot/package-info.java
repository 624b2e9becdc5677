/// What a table needs when nobody asks: bots that decide, clocks that run out.
@NullMarked
package lucca.server.bot;

import org.jspecify.annotations.NullMarked;
