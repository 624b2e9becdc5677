/// Benchmarks of engine and games. Results are recorded in `bench/results.md`.
@NullMarked
package lucca.bench;

import org.jspecify.annotations.NullMarked;
