package lucca.towers.bot;

import java.util.Arrays;
import lucca.engine.MoveList;
import lucca.towers.City;
import lucca.towers.Colour;
import lucca.towers.Steps;
import lucca.towers.Towers;
import lucca.towers.TowersState;

/// Computes the priors of the bricks that a seat may place, from the factors of [PriorFactors].
final class StepPriors {
    private static final int SIDES = 3;
    static final int DEGREES = 3;

    private final City city;
    private final StruggleSimulator struggleSimulator = new StruggleSimulator();
    private final Heights heights;
    private final Heights after;
    private final int[] sides = new int[Colour.COUNT];
    private final int[] towerSides;

    /// By colour: 1 if its bricks may be placed, else 0.
    private final double[] permitted = new double[Colour.COUNT];

    private final double[] struggles;

    // Weights by lot, by tower, of the joining house, and by degree. Each is by house colour, and 0
    // for forbidden colours.
    private final double[] houses;
    private final double[] beside;
    private final double[] joining = new double[Colour.COUNT];
    private final double[] free = new double[DEGREES * Colour.COUNT];

    /// The lots that touch blocks with towers, by owner, and the lots that touch those.
    private final long[][] near;

    private final long[][] nearby;

    /// The lots that touch at least one occupied lot, and at least two.
    private final long[][] degrees;

    private int colour;
    private int rivalHeight;
    private int winner;

    StepPriors(City city) {
        this.city = city;
        heights = new Heights(city);
        after = new Heights(city);
        int most = Towers.most(city);
        towerSides = new int[most];
        beside = new double[most * Colour.COUNT];
        houses = new double[city.lots * Colour.COUNT];
        struggles = new double[most * most];
        near = new long[SIDES][city.words];
        nearby = new long[SIDES][city.words];
        degrees = new long[2][city.words];
    }

    void write(TowersState state, MoveList steps, double[] out) {
        look(state);
        int first = Steps.colour(steps.get(0));
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            int brick = Steps.colour(code);
            int lot = Steps.lot(code);
            if (Steps.kind(code) == Steps.FLOOR) {
                out[i] = floor(state, lot, brick);
            } else {
                if (brick == first) {
                    readLot(state, lot);
                }
                out[i] = houses[lot * Colour.COUNT + brick];
            }
        }
    }

    /// Reads a state in which the seat in turn has a brick to place.
    void look(TowersState state) {
        colour = state.stock.colourOf(state.seat);
        heights.read(state.towers);
        for (int each = 0; each < Colour.COUNT; each++) {
            sides[each] = PriorFactors.NEUTRAL;
            permitted[each] = state.isPermitted(each) ? 1 : 0;
        }
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            sides[state.stock.colourOf(seat)] =
                    seat == state.seat ? PriorFactors.OWN : PriorFactors.RIVAL;
        }
        rivalHeight = rivalHeight(heights);
        winner = winner(heights);
        for (long[] set : near) {
            Arrays.fill(set, 0);
        }
        int count = state.towers.count();
        for (int slot = 0; slot < count; slot++) {
            readTower(state, slot);
        }
        Arrays.fill(struggles, 0, count * count, 0);
        readLots(state);
    }

    private void readLots(TowersState state) {
        double[][] table =
                heights.of(colour) > 0 ? PriorFactors.LATE_HOUSE : PriorFactors.EARLY_HOUSE;
        for (int brick = 0; brick < Colour.COUNT; brick++) {
            double may = permitted[brick];
            joining[brick] = may * PriorFactors.JOINING[sides[brick]];
            for (int degree = 0; degree < DEGREES; degree++) {
                free[degree * Colour.COUNT + brick] = may * table[degree][sides[brick]];
            }
        }
        for (int w = 0; w < city.words; w++) {
            for (int side = 0; side < SIDES; side++) {
                nearby[side][w] = city.around(near[side], w);
            }
            degrees[0][w] = city.around(state.sites.occupied(), w);
            degrees[1][w] = city.betweenTwo(state.sites.occupied(), w);
        }
    }

    private int rivalHeight(Heights now) {
        int most = 0;
        for (int each = 0; each < Colour.COUNT; each++) {
            most = sides[each] == PriorFactors.RIVAL ? Math.max(most, now.of(each)) : most;
        }
        return most;
    }

    /// The colour of a rival that is about to win, or −1.
    private int winner(Heights now) {
        for (int each = 0; each < Colour.COUNT; each++) {
            if (sides[each] == PriorFactors.RIVAL && now.wins(each)) {
                return each;
            }
        }
        return -1;
    }

    private void readTower(TowersState state, int slot) {
        Towers towers = state.towers;
        int side = sides[towers.top(slot)];
        for (int w = 0; w < city.words; w++) {
            near[side][w] |= towers.near(slot, w);
        }
        boolean lesser = side == PriorFactors.OWN && towers.height(slot) < heights.of(colour);
        towerSides[slot] = lesser ? PriorFactors.LESSER : side;
        for (int brick = 0; brick < Colour.COUNT; brick++) {
            int room = state.sites.housesAround(slot, brick) - towers.floors(slot, brick);
            beside[slot * Colour.COUNT + brick] =
                    permitted[brick]
                            * PriorFactors.BESIDE[towerSides[slot]][Math.clamp(room, 0, 2)]
                            * PriorFactors.BESIDE_COLOUR[towerSides[slot]][sides[brick]];
        }
    }

    private double floor(TowersState state, int lot, int brick) {
        int slot = state.towers.at(lot);
        return slot < 0
                ? firstFloorPrior(state.sites.houseColour(lot), brick)
                : raisePrior(state, slot);
    }

    /// The prior of a floor of colour `brick` under a house of colour `house`.
    double firstFloorPrior(int house, int brick) {
        double[][] table =
                heights.of(colour) > 0 ? PriorFactors.MORE_TOWERS : PriorFactors.FIRST_TOWER;
        return table[sides[house]][sides[brick]];
    }

    /// The prior of a floor under a tower.
    double raisePrior(TowersState state, int slot) {
        int top = state.towers.top(slot);
        int height = state.towers.height(slot) + 1;
        int lack = Math.clamp(city.size - height, 0, 3) + 1;
        double prior =
                PriorFactors.FLOOR[towerSides[slot]][heights.wouldWin(top, height) ? 0 : lack];
        boolean denies = winner >= 0 && top != winner && height >= heights.of(winner);
        return denies ? prior * PriorFactors.DENIAL : prior;
    }

    private void readLot(TowersState state, int lot) {
        int w = lot >> 6;
        if (((near[0][w] | near[1][w] | near[2][w]) >>> lot & 1) == 0) {
            int nearTo =
                    bit(nearby[PriorFactors.OWN], lot)
                            | bit(nearby[PriorFactors.RIVAL], lot) << 1
                            | bit(nearby[PriorFactors.NEUTRAL], lot) << 2;
            int degree = bit(degrees[0], lot) + bit(degrees[1], lot);
            weighHouses(lot, PriorFactors.NEARBY[nearTo], free, degree);
            return;
        }
        int slot = state.towers.beside(lot, 0);
        int other = state.towers.beside(lot, slot + 1);
        if (other < 0) {
            weighHouses(lot, 1, beside, slot);
        } else {
            weighHouses(lot, struggle(state, slot, other), joining, 0);
        }
    }

    /// The prior of joining the two towers whose blocks a lot touches.
    double joinPrior(TowersState state, int lot) {
        int slot = state.towers.beside(lot, 0);
        return struggle(state, slot, state.towers.beside(lot, slot + 1));
    }

    /// The weights of a house away from all towers, by degree and colour.
    double[] free() {
        return free;
    }

    /// The weights of a house beside one tower, by slot and colour.
    double[] beside() {
        return beside;
    }

    /// The weights of a house that joins two towers, by colour.
    double[] joining() {
        return joining;
    }

    /// The `w`th word of the lots that touch this many occupied lots: none, one, or more.
    long withDegree(int degree, int w) {
        return switch (degree) {
            case 0 -> ~degrees[0][w];
            case 1 -> degrees[0][w] & ~degrees[1][w];
            default -> degrees[1][w];
        };
    }

    /// The `w`th word of the lots with exactly these blocks with towers two steps away, encoded as
    /// in [PriorFactors#NEARBY].
    long withNearby(int which, int w) {
        return ((which & 1) != 0 ? nearby[PriorFactors.OWN][w] : ~nearby[PriorFactors.OWN][w])
                & ((which & 2) != 0
                        ? nearby[PriorFactors.RIVAL][w]
                        : ~nearby[PriorFactors.RIVAL][w])
                & ((which & 4) != 0
                        ? nearby[PriorFactors.NEUTRAL][w]
                        : ~nearby[PriorFactors.NEUTRAL][w]);
    }

    private void weighHouses(int lot, double prior, double[] byColour, int row) {
        for (int brick = 0; brick < Colour.COUNT; brick++) {
            houses[lot * Colour.COUNT + brick] = prior * byColour[row * Colour.COUNT + brick];
        }
    }

    private static int bit(long[] set, int lot) {
        return City.has(set, lot) ? 1 : 0;
    }

    /// The prior of a struggle between two towers, computed once a pair.
    private double struggle(TowersState state, int slot, int other) {
        int pair = slot * state.towers.count() + other;
        if (struggles[pair] == 0) {
            struggles[pair] = weighStruggle(state, slot, other);
        }
        return struggles[pair];
    }

    private double weighStruggle(TowersState state, int slot, int other) {
        boolean first = state.towers.strength(slot) > state.towers.strength(other);
        struggleSimulator.play(state, first ? slot : other, first ? other : slot);
        after.readAfter(state.towers, struggleSimulator);
        int own = change(after.of(colour) - heights.of(colour));
        int rivals = change(rivalHeight(after) - rivalHeight);
        double prior = PriorFactors.STRUGGLE[own][rivals];
        if (after.wins(colour)) {
            prior *= PriorFactors.STRUGGLE_WINS;
        }
        return winner >= 0 && winner(after) < 0 ? prior * PriorFactors.STRUGGLE_SAVES : prior;
    }

    private static int change(int more) {
        return Math.clamp(more, -1, 2) + 1;
    }
}
