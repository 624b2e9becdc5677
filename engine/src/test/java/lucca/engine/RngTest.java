package lucca.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The random generator")
class RngTest {
    private static long[] numbers(Rng random, int count) {
        return LongStream.generate(random::next).limit(count).toArray();
    }

    private static int[] below(Rng random, int bound, int count) {
        return IntStream.generate(() -> random.below(bound)).limit(count).toArray();
    }

    @Test
    @DisplayName("gives the numbers that are published for SplitMix64")
    void golden() {
        assertThat(numbers(new Rng(1234567), 5))
                .containsExactly(
                        6457827717110365317L,
                        3203168211198807973L,
                        Long.parseUnsignedLong("9817491932198370423"),
                        4593380528125082431L,
                        Long.parseUnsignedLong("16408922859458223821"));
    }

    @ParameterizedTest(name = "of seed {0}")
    @ValueSource(longs = {0, 1, -1, 42, Long.MIN_VALUE, Long.MAX_VALUE})
    @DisplayName("gives the same numbers as that of the JDK")
    void sameAsJdk(long seed) {
        SplittableRandom jdk = new SplittableRandom(seed);
        assertThat(numbers(new Rng(seed), 1000))
                .containsExactly(LongStream.generate(jdk::nextLong).limit(1000).toArray());
    }

    @Test
    @DisplayName("gives the same bounded numbers, parts and splits on every machine")
    void goldenDerived() {
        assertThat(below(new Rng(1), 6, 12)).containsExactly(3, 4, 5, 2, 2, 4, 5, 3, 1, 4, 2, 3);
        assertThat(below(Rng.of(1, 2), 100, 6)).containsExactly(62, 49, 46, 55, 44, 22);
        assertThat(below(new Rng(1).split(), 100, 6)).containsExactly(69, 97, 42, 80, 35, 84);
    }

    @ParameterizedTest(name = "below {0}")
    @ValueSource(ints = {2, 3, 5, 6, 7, 10, 64, 100, 255, 1000})
    @DisplayName("is uniform")
    void uniform(int bound) {
        int draws = 200 * bound;
        for (long seed = 1; seed <= 3; seed++) {
            assertThat(chiSquare(new Rng(seed), bound, bound, draws)).isLessThan(limit(bound - 1));
        }
    }

    @ParameterizedTest(name = "below {0}")
    @ValueSource(ints = {1 << 30, 3 << 29, (1 << 30) + 1, Integer.MAX_VALUE - 1, Integer.MAX_VALUE})
    @DisplayName("is uniform below large bounds, where a modulus would not be")
    void uniformBelowLargeBounds(int bound) {
        assertThat(chiSquare(new Rng(9), bound, 16, 40_000)).isLessThan(limit(15));
    }

    /// Chi-square of the draws, counted in `cells` parts of equal size.
    private static double chiSquare(Rng random, int bound, int cells, int draws) {
        int[] counts = new int[cells];
        for (int i = 0; i < draws; i++) {
            int number = random.below(bound);
            assertThat(number).isBetween(0, bound - 1);
            counts[(int) ((long) number * cells / bound)]++;
        }
        double expected = (double) draws / cells;
        return IntStream.of(counts)
                .mapToDouble(n -> (n - expected) * (n - expected) / expected)
                .sum();
    }

    /// About the 99.99 % point of chi-square (Wilson and Hilferty).
    private static double limit(int freedom) {
        double part = 2.0 / (9 * freedom);
        return freedom * Math.pow(1 - part + 3.72 * Math.sqrt(part), 3);
    }

    @Test
    @DisplayName("returns only 0 below 1, and reaches both ends of other bounds")
    void ends() {
        assertThat(below(new Rng(5), 1, 100)).containsOnly(0);
        assertThat(below(new Rng(5), 2, 100)).contains(0, 1);
        assertThat(IntStream.of(below(new Rng(5), Integer.MAX_VALUE, 1000)).max().orElseThrow())
                .isGreaterThan(Integer.MAX_VALUE / 100 * 99);
    }

    @Test
    @DisplayName("has a separate stream for every seed and index")
    void streams() {
        Set<Long> seen = new HashSet<>();
        for (long seed = 0; seed < 40; seed++) {
            for (long index = 0; index < 40; index++) {
                LongStream.of(numbers(Rng.of(seed, index), 10)).forEach(seen::add);
            }
        }
        assertThat(seen).hasSize(40 * 40 * 10);
    }

    @Test
    @DisplayName("has no relation between neighbouring streams")
    void independence() {
        int[] sums = new int[4];
        for (long index = 0; index < 40_000; index++) {
            sums[Rng.of(7, index).below(2) * 2 + Rng.of(7, index + 1).below(2)]++;
        }
        assertThat(IntStream.of(sums)).allMatch(count -> Math.abs(count - 10_000) < 400);
        Rng random = new Rng(7);
        Rng split = random.split();
        int[] pairs = new int[4];
        for (int i = 0; i < 40_000; i++) {
            pairs[random.below(2) * 2 + split.below(2)]++;
        }
        assertThat(IntStream.of(pairs)).allMatch(count -> Math.abs(count - 10_000) < 400);
    }

    @Test
    @DisplayName("splits into streams that share no numbers")
    void splits() {
        Rng random = new Rng(3);
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            LongStream.of(numbers(random.split(), 20)).forEach(seen::add);
        }
        LongStream.of(numbers(random, 1000)).forEach(seen::add);
        assertThat(seen).hasSize(100 * 20 + 1000);
    }
}
