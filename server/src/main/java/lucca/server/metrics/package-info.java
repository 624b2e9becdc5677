/// Counters, timers and gauges of the running server.
@NullMarked
package lucca.server.metrics;

import org.jspecify.annotations.NullMarked;
