package lucca.engine;

/// A small, fast, splittable random generator (SplitMix64) with the same numbers on every machine
/// and in the browser. Records contain every chance outcome, so replays do not depend on it.
public final class Rng {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long LOW_32 = 0xFFFFFFFFL;

    private long state;

    public Rng(long seed) {
        state = seed;
    }

    /// The generator of the `index`th independent task of a seed.
    public static Rng of(long seed, long index) {
        return new Rng(mix(mix(seed + STEP) + index * STEP));
    }

    public long next() {
        state += STEP;
        return mix(state);
    }

    /// A uniform number from 0 to `bound` − 1, without bias; `bound` must be at least 1.
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound " + bound);
        }
        long product = (next() >>> 32) * bound;
        if ((product & LOW_32) < bound) {
            long threshold = (LOW_32 + 1 - bound) % bound;
            while ((product & LOW_32) < threshold) {
                product = (next() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /// Like [#below(int)], for bounds that need a `long`.
    public long below(long bound) {
        if (bound <= Integer.MAX_VALUE) {
            return below((int) bound);
        }
        long bits = next() >>> 1;
        long value = bits % bound;
        while (bits - value + (bound - 1) < 0) { // an incomplete last range would add a bias
            bits = next() >>> 1;
            value = bits % bound;
        }
        return value;
    }

    /// A new generator, independent of the further output of this one.
    public Rng split() {
        return new Rng(mix(next() + STEP));
    }

    private static long mix(long bits) {
        long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
