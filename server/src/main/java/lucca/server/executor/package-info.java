/// Scheduling of long computations, so that they are shared fairly and do not slow down play.
@NullMarked
package lucca.server.executor;

import org.jspecify.annotations.NullMarked;
