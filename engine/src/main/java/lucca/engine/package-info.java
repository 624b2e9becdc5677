/// The core that every game stands on: states for search, matches for everybody else, records,
/// refusals, observations. A pure library: no input or output, no clock, no threads, no reflection,
/// `java.base` only.
@NullMarked
package lucca.engine;

import org.jspecify.annotations.NullMarked;
