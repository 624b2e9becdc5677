package lucca.towers.bot;

import java.util.Arrays;
import lucca.engine.Rng;
import lucca.towers.City;
import lucca.towers.Colour;
import lucca.towers.Steps;
import lucca.towers.Towers;
import lucca.towers.TowersState;

/// Samples a brick by the priors of [StepPriors] without listing all placements. Lots of equal
/// prior are only counted.
final class TowersPriorSampler {
    private static final int PARTS = 1 << 30;
    private static final int NEARBY = PriorFactors.NEARBY.length;
    private static final int DEGREES = StepPriors.DEGREES;

    // Kinds of bricks, each with an argument: a free house away from all towers (degree and nearby
    // towers), a house beside one tower (slot), a house that joins two towers (lot), a floor under
    // a tower (slot and colour), a floor under a house (both colours).
    private static final int FREE = 0;
    private static final int BESIDE = 1;
    private static final int JOINING = 2;
    private static final int FLOOR = 3;
    private static final int FOUNDATION = 4;
    private static final int ARGUMENT_BITS = 10;
    private static final int ARGUMENT = (1 << ARGUMENT_BITS) - 1;

    private final City city;
    private final StepPriors priors;

    /// The lots that touch the block of at least one tower, and of at least two.
    private final long[] once;

    private final long[] twice;
    private final int[] freeLots = new int[DEGREES * NEARBY];
    private final int[] kinds;
    private final double[] weights;
    private int count;
    private double sum;

    TowersPriorSampler(City city, StepPriors stepPriors) {
        this.city = city;
        this.priors = stepPriors;
        once = new long[city.words];
        twice = new long[city.words];
        int most =
                DEGREES * NEARBY
                        + city.lots
                        + Towers.most(city) * (1 + Colour.COUNT)
                        + Colour.COUNT * Colour.COUNT;
        kinds = new int[most];
        weights = new double[most];
    }

    /// Samples a brick for the seat in turn, which has one to place.
    int draw(TowersState state, Rng random) {
        priors.look(state);
        look(state);
        count = 0;
        sum = 0;
        addHouses(state);
        addFloors(state);
        double left = sum * random.below(PARTS) / PARTS;
        int i = 0;
        while (left >= weights[i] && i < count - 1) {
            left -= weights[i++];
        }
        return step(state, kinds[i] >> ARGUMENT_BITS, kinds[i] & ARGUMENT, left);
    }

    private void look(TowersState state) {
        int towers = state.towers.count();
        for (int w = 0; w < city.words; w++) {
            long one = 0;
            long two = 0;
            for (int slot = 0; slot < towers; slot++) {
                long near = state.towers.near(slot, w);
                two |= one & near;
                one |= near;
            }
            once[w] = one;
            twice[w] = two;
        }
    }

    private void addHouses(TowersState state) {
        addFree(state);
        for (int slot = 0; slot < state.towers.count(); slot++) {
            int lots = count(state, BESIDE, slot);
            if (lots > 0) {
                add(BESIDE, slot, lots * colours(priors.beside(), slot));
            }
        }
        double colours = colours(priors.joining(), 0);
        for (int w = 0; w < city.words; w++) {
            for (long rest = twice[w] & state.sites.open(w); rest != 0; rest &= rest - 1) {
                int lot = w * Long.SIZE + Long.numberOfTrailingZeros(rest);
                add(JOINING, lot, priors.joinPrior(state, lot) * colours);
            }
        }
    }

    private void addFree(TowersState state) {
        Arrays.fill(freeLots, 0);
        for (int w = 0; w < city.words; w++) {
            long open = state.sites.open(w) & ~once[w];
            for (int degree = 0; degree < DEGREES && open != 0; degree++) {
                long rest = open & priors.withDegree(degree, w);
                for (int nearby = 0; rest != 0; nearby++) {
                    long lots = rest & priors.withNearby(nearby, w);
                    freeLots[degree * NEARBY + nearby] += Long.bitCount(lots);
                    rest ^= lots;
                }
            }
        }
        for (int degree = 0; degree < DEGREES; degree++) {
            double colours = colours(priors.free(), degree);
            for (int nearby = 0; nearby < NEARBY; nearby++) {
                int kind = degree * NEARBY + nearby;
                if (freeLots[kind] > 0) {
                    add(FREE, kind, freeLots[kind] * PriorFactors.NEARBY[nearby] * colours);
                }
            }
        }
    }

    private void addFloors(TowersState state) {
        for (int brick = 0; brick < Colour.COUNT; brick++) {
            if (state.isPermitted(brick) && state.sites.areOpenToFloor(brick)) {
                addFloors(state, brick);
            }
        }
    }

    private void addFloors(TowersState state, int brick) {
        for (int slot = 0; slot < state.towers.count(); slot++) {
            int lot = state.towers.lot(slot);
            if ((state.sites.openToFloor(brick, lot >> 6) >>> lot & 1) != 0) {
                add(FLOOR, slot << 2 | brick, priors.raisePrior(state, slot));
            }
        }
        for (int house = 0; house < Colour.COUNT; house++) {
            int lots = count(state, FOUNDATION, house << 2 | brick);
            if (lots > 0) {
                add(FOUNDATION, house << 2 | brick, lots * priors.firstFloorPrior(house, brick));
            }
        }
    }

    /// The total weight of all colours in a row of a table.
    private static double colours(double[] table, int row) {
        int from = row * Colour.COUNT;
        return table[from] + table[from + 1] + table[from + 2] + table[from + 3];
    }

    /// The number of lots of a kind.
    private int count(TowersState state, int kind, int argument) {
        int lots = 0;
        for (int w = 0; w < city.words; w++) {
            lots += Long.bitCount(lots(state, kind, argument, w));
        }
        return lots;
    }

    private void add(int kind, int argument, double weight) {
        kinds[count] = kind << ARGUMENT_BITS | argument;
        weights[count++] = weight;
        sum += weight;
    }

    /// The `w`th word of the lots of a kind that covers several lots.
    private long lots(TowersState state, int kind, int argument, int w) {
        return switch (kind) {
            case FREE ->
                    state.sites.open(w)
                            & ~once[w]
                            & priors.withDegree(argument / NEARBY, w)
                            & priors.withNearby(argument % NEARBY, w);
            case BESIDE -> state.sites.open(w) & ~twice[w] & state.towers.near(argument, w);
            case FOUNDATION ->
                    state.sites.openToFloor(argument & 3, w) & state.sites.houses(argument >> 2, w);
            default -> throw new IllegalArgumentException("kind " + kind);
        };
    }

    /// Turns the rest of the drawn number into a brick of a kind: first the lot, then the colour of
    /// a house.
    private int step(TowersState state, int kind, int argument, double left) {
        return switch (kind) {
            case FREE -> {
                int degree = argument / NEARBY;
                double each =
                        PriorFactors.NEARBY[argument % NEARBY] * colours(priors.free(), degree);
                int lot = lot(state, kind, argument, left / each);
                yield house(lot, rest(left, each), priors.free(), degree);
            }
            case BESIDE -> {
                double each = colours(priors.beside(), argument);
                int lot = lot(state, kind, argument, left / each);
                yield house(lot, rest(left, each), priors.beside(), argument);
            }
            case JOINING -> {
                double each = priors.joinPrior(state, argument) * colours(priors.joining(), 0);
                yield house(argument, rest(left, each), priors.joining(), 0);
            }
            case FLOOR -> Steps.floor(argument & 3, state.towers.lot(argument >> 2));
            case FOUNDATION -> {
                double each = priors.firstFloorPrior(argument >> 2, argument & 3);
                yield Steps.floor(argument & 3, lot(state, kind, argument, left / each));
            }
            default -> throw new IllegalArgumentException("kind " + kind);
        };
    }

    /// The fractional part of `left / each`, left over after whole lots are subtracted.
    private static double rest(double left, double each) {
        double lots = left / each;
        return lots - (int) lots;
    }

    /// A house whose colour is chosen by a fraction of a row's total. Forbidden colours have weight
    /// 0.
    private static int house(int lot, double part, double[] table, int row) {
        double rest = part * colours(table, row);
        int colour = 0;
        for (int each = 0; each < Colour.COUNT && rest >= 0; each++) {
            double weight = table[row * Colour.COUNT + each];
            colour = weight > 0 ? each : colour;
            rest -= weight;
        }
        return Steps.house(colour, lot);
    }

    /// The lot of a kind with that index. Rounding errors can push the index past the end, so the
    /// last lot is the limit.
    private int lot(TowersState state, int kind, int argument, double lots) {
        int before = (int) lots;
        int last = 0;
        for (int w = 0; w < city.words && before >= 0; w++) {
            for (long set = lots(state, kind, argument, w);
                    set != 0 && before >= 0;
                    set &= set - 1) {
                last = w * Long.SIZE + Long.numberOfTrailingZeros(set);
                before--;
            }
        }
        return last;
    }
}
