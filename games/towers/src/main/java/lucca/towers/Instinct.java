package lucca.towers;

import java.util.Arrays;
import lucca.engine.MoveList;

/// Weighs the bricks that a seat may place, by the factors of [Urge].
final class Instinct {
    /// In place of the slot of the one tower beside a lot: there are two, or none.
    private static final int STRUGGLE = -2;

    private static final int FREE = -1;

    private final City city;
    private final Clash clash = new Clash();
    private final Heights heights;
    private final Heights after;
    private final int[] sides = new int[Colour.COUNT];
    private final int[] towerSides;
    private final double[] beside;
    private final double[] lots;
    private final int[] lotSlots;
    private final int[] lotDegrees;
    private final long[][] near;

    private int colour;
    private int rivalHeight;
    private int winner;

    Instinct(City city) {
        this.city = city;
        heights = new Heights(city);
        after = new Heights(city);
        towerSides = new int[city.lots];
        beside = new double[city.lots * Colour.COUNT];
        lots = new double[city.lots];
        lotSlots = new int[city.lots];
        lotDegrees = new int[city.lots];
        near = new long[3][city.words];
    }

    void weigh(TowersState state, MoveList steps, double[] urges) {
        look(state);
        int first = Steps.colour(steps.get(0));
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            int brick = Steps.colour(code);
            int lot = Steps.lot(code);
            if (Steps.kind(code) == Steps.FLOOR) {
                urges[i] = floor(state, lot, brick);
            } else {
                if (brick == first) {
                    readLot(state, lot);
                }
                urges[i] = house(lot, brick);
            }
        }
    }

    private void look(TowersState state) {
        colour = state.stock.colourOf(state.seat);
        heights.read(state.towers);
        for (int each = 0; each < Colour.COUNT; each++) {
            boolean neutral = state.stock.isNeutral(each);
            sides[each] = each == colour ? Urge.OWN : neutral ? Urge.NEUTRAL : Urge.RIVAL;
        }
        rivalHeight = rivalHeight(heights);
        winner = winner(heights);
        for (long[] set : near) {
            Arrays.fill(set, 0);
        }
        for (int slot = 0; slot < state.towers.count(); slot++) {
            readTower(state, slot);
        }
    }

    private int rivalHeight(Heights now) {
        int most = 0;
        for (int each = 0; each < Colour.COUNT; each++) {
            most = sides[each] == Urge.RIVAL ? Math.max(most, now.of(each)) : most;
        }
        return most;
    }

    /// The colour of a rival that is to win, or −1.
    private int winner(Heights now) {
        for (int each = 0; each < Colour.COUNT; each++) {
            if (sides[each] == Urge.RIVAL && now.wins(each)) {
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
        boolean lesser = side == Urge.OWN && towers.height(slot) < heights.of(colour);
        towerSides[slot] = lesser ? Urge.LESSER : side;
        for (int brick = 0; brick < Colour.COUNT; brick++) {
            int room = state.sites.housesAround(slot, brick) - towers.floors(slot, brick);
            beside[slot * Colour.COUNT + brick] =
                    Urge.BESIDE[towerSides[slot]][Math.clamp(room, 0, 2)]
                            * Urge.BESIDE_COLOUR[towerSides[slot]][sides[brick]];
        }
    }

    private double floor(TowersState state, int lot, int brick) {
        int slot = state.towers.at(lot);
        if (slot < 0) {
            int side = sides[state.sites.houseColour(lot)];
            return (heights.of(colour) > 0 ? Urge.MORE_TOWERS : Urge.FIRST_TOWER)
                    [side][sides[brick]];
        }
        int top = state.towers.top(slot);
        int height = state.towers.height(slot) + 1;
        int lack = Math.clamp(city.size - height, 0, 3) + 1;
        double urge = Urge.FLOOR[towerSides[slot]][heights.wouldWin(top, height) ? 0 : lack];
        boolean denies = winner >= 0 && top != winner && height >= heights.of(winner);
        return denies ? urge * Urge.DENIAL : urge;
    }

    private double house(int lot, int brick) {
        int slot = lotSlots[lot];
        if (slot >= 0) {
            return beside[slot * Colour.COUNT + brick];
        }
        if (slot == STRUGGLE) {
            return lots[lot] * Urge.JOINING[sides[brick]];
        }
        double[][] table = heights.of(colour) > 0 ? Urge.LATE_HOUSE : Urge.EARLY_HOUSE;
        return lots[lot] * table[lotDegrees[lot]][sides[brick]];
    }

    private void readLot(TowersState state, int lot) {
        Towers towers = state.towers;
        int slot = towers.beside(lot, 0);
        int other = slot < 0 ? -1 : towers.beside(lot, slot + 1);
        lotSlots[lot] = slot < 0 ? FREE : other < 0 ? slot : STRUGGLE;
        if (other >= 0) {
            lots[lot] = struggle(state, slot, other);
        } else if (slot < 0) {
            lotDegrees[lot] = Math.min(2, city.degree(state.sites.occupied(), lot));
            lots[lot] =
                    Urge.NEARBY[
                            bit(Urge.OWN, lot)
                                    | bit(Urge.RIVAL, lot) << 1
                                    | bit(Urge.NEUTRAL, lot) << 2];
        }
    }

    private int bit(int side, int lot) {
        return city.degree(near[side], lot) > 0 ? 1 : 0;
    }

    private double struggle(TowersState state, int slot, int other) {
        boolean first = state.towers.strength(slot) > state.towers.strength(other);
        clash.play(state, first ? slot : other, first ? other : slot);
        after.readAfter(state.towers, clash);
        int own = change(after.of(colour) - heights.of(colour));
        int rivals = change(rivalHeight(after) - rivalHeight);
        double urge = Urge.STRUGGLE[own][rivals];
        if (after.wins(colour)) {
            urge *= Urge.STRUGGLE_WINS;
        }
        return winner >= 0 && winner(after) < 0 ? urge * Urge.STRUGGLE_SAVES : urge;
    }

    private static int change(int more) {
        return Math.clamp(more, -1, 2) + 1;
    }
}
