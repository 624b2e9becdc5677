/// Benchmarks of engine and games. Results are kept in `bench/results.md`.
@NullMarked
package lucca.bench;

import org.jspecify.annotations.NullMarked;
