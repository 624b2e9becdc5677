/// Actions at tables without a request: bot moves and clocks that run out.
@NullMarked
package lucca.server.bot;

import org.jspecify.annotations.NullMarked;
