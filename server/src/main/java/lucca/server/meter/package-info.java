/// What is counted and timed while the server runs.
@NullMarked
package lucca.server.meter;

import org.jspecify.annotations.NullMarked;
