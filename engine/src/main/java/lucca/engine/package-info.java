/// The engine that all games are built on: states for search, matches for other uses, records,
/// refusals and observations.
///
/// It is a pure library: no input or output, no clock, no threads, no reflection, `java.base` only.
@NullMarked
package lucca.engine;

import org.jspecify.annotations.NullMarked;
