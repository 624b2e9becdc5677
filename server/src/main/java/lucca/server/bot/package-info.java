/// Bots and work without a request: bot moves, hints, clocks and recurring jobs.
@NullMarked
package lucca.server.bot;

import org.jspecify.annotations.NullMarked;
