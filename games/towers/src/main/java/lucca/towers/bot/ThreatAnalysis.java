package lucca.towers.bot;

import java.util.Arrays;
import lucca.towers.City;
import lucca.towers.Colour;
import lucca.towers.Towers;
import lucca.towers.TowersState;

/// The present heights and the near threats: the highest tower of each colour, how far it can grow
/// in one turn, and how much it may lose or gain in a struggle that one house, or two bricks, would
/// start.
final class ThreatAnalysis {
    private static final int TWO_BRICKS = 2;

    private final City city;
    private final StruggleSimulator struggleSimulator = new StruggleSimulator();
    private final Heights heights;
    private final Heights after;
    private final long[] near;
    private final int[] best = new int[Colour.COUNT];
    private final int[] second = new int[Colour.COUNT];
    private final int[] reach = new int[Colour.COUNT];
    private final int[] growth;
    private final int[] losses = new int[2 * Colour.COUNT];
    private final int[] gains = new int[2 * Colour.COUNT];
    private final boolean[] wins = new boolean[2 * Colour.COUNT];
    private final boolean[] breaks = new boolean[2 * Colour.COUNT];

    ThreatAnalysis(City city) {
        this.city = city;
        heights = new Heights(city);
        after = new Heights(city);
        near = new long[city.words];
        growth = new int[city.lots];
    }

    void look(TowersState state) {
        heights.read(state.towers);
        readTowers(state);
        Arrays.fill(losses, 0);
        Arrays.fill(gains, 0);
        Arrays.fill(wins, false);
        Arrays.fill(breaks, false);
        readClashes(state);
    }

    private void readTowers(TowersState state) {
        Towers towers = state.towers;
        Arrays.fill(best, -1);
        Arrays.fill(second, 0);
        Arrays.fill(reach, 0);
        for (int slot = 0; slot < towers.count(); slot++) {
            int colour = towers.top(slot);
            int height = towers.height(slot);
            if (best[colour] < 0 && height == heights.of(colour)) {
                best[colour] = slot;
            } else {
                second[colour] = Math.max(second[colour], height);
            }
            growth[slot] = growth(state, slot);
            int floors = Math.min(TWO_BRICKS, Integer.bitCount(growth[slot]));
            reach[colour] = Math.max(reach[colour], height + floors);
        }
    }

    /// The colours of which a floor may go under a tower, as a bit set.
    private static int growth(TowersState state, int slot) {
        int colours = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            boolean may =
                    state.stock.supply(colour) > 0
                            && state.towers.floors(slot, colour)
                                    < state.sites.housesAround(slot, colour);
            colours |= may ? 1 << colour : 0;
        }
        return colours;
    }

    private void readClashes(TowersState state) {
        Towers towers = state.towers;
        for (int slot = 1; slot < towers.count(); slot++) {
            for (int w = 0; w < city.words; w++) {
                near[w] = towers.near(slot, w);
            }
            for (int other = 0; other < slot; other++) {
                readClash(state, slot, other);
            }
        }
    }

    /// With one more brick before the joining house, either of two towers with equal first numbers
    /// (T4.2) may become the stronger one.
    private void readClash(TowersState state, int slot, int other) {
        int distance = distance(state, other);
        int strength = state.towers.strength(slot);
        int otherStrength = state.towers.strength(other);
        if (distance == 1) {
            boolean first = strength > otherStrength;
            readOutcome(state, first ? slot : other, first ? other : slot, 0);
        }
        int lead = (strength >> 8) - (otherStrength >> 8);
        if (lead == 0 && distance <= 2 || lead > 0 && distance == 2) {
            readOutcome(state, slot, other, Colour.COUNT);
        }
        if (lead == 0 && distance <= 2 || lead < 0 && distance == 2) {
            readOutcome(state, other, slot, Colour.COUNT);
        }
    }

    /// The number of bricks needed to join the block of [#near] with another tower's: 1, 2, or 3
    /// for more.
    private int distance(TowersState state, int other) {
        long open = 0;
        long empty = 0;
        for (int w = 0; w < city.words; w++) {
            long there = state.towers.near(other, w) & ~state.sites.occupied()[w];
            open |= there & near[w] & state.sites.open(w);
            empty |= there & (near[w] | city.around(near, w)) & city.all(w);
        }
        return open != 0 ? 1 : empty != 0 ? 2 : 3;
    }

    private void readOutcome(TowersState state, int stronger, int weaker, int from) {
        struggleSimulator.play(state, stronger, weaker);
        after.readAfter(state.towers, struggleSimulator);
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            int more = after.of(colour) - heights.of(colour);
            losses[from + colour] = Math.max(losses[from + colour], -more);
            gains[from + colour] = Math.max(gains[from + colour], more);
            boolean won = after.wins(colour);
            wins[from + colour] |= won;
            breaks[from + colour] |= !won;
        }
    }

    Heights heights() {
        return heights;
    }

    /// The slot of the highest tower of a colour, or −1.
    int best(int colour) {
        return best[colour];
    }

    /// The height of its second highest tower.
    int second(int colour) {
        return second[colour];
    }

    /// The colours of which a floor may go under the tower in a slot, as a bit set.
    int growth(int slot) {
        return growth[slot];
    }

    /// The greatest height that a tower of any other colour can reach in one turn.
    int othersReach(int colour) {
        int most = 0;
        for (int other = 0; other < Colour.COUNT; other++) {
            most = other == colour ? most : Math.max(most, reach[other]);
        }
        return most;
    }

    /// The greatest height that a colour can lose by one house.
    int loss(int colour) {
        return losses[colour];
    }

    /// The greatest height that a colour can lose by two bricks.
    int lossSoon(int colour) {
        return Math.max(losses[colour], losses[Colour.COUNT + colour]);
    }

    int gain(int colour) {
        return gains[colour];
    }

    int gainSoon(int colour) {
        return Math.max(gains[colour], gains[Colour.COUNT + colour]);
    }

    /// Whether one house can start a struggle that leaves the colour with a winning tower.
    boolean canWin(int colour) {
        return wins[colour];
    }

    /// Whether one house can start a struggle that leaves it without one.
    boolean canBreak(int colour) {
        return breaks[colour];
    }

    /// The same for two bricks.
    boolean canBreakSoon(int colour) {
        return breaks[Colour.COUNT + colour];
    }
}
