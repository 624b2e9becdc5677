/// What is counted and timed while the server runs.
@NullMarked
package lucca.server.metrics;

import org.jspecify.annotations.NullMarked;
