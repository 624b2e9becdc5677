package lucca.towers;

import java.util.Arrays;

/// The towers of a city (T3.1), in slots without gaps, each with its stack and facts about its
/// block.
///
/// A stack has two bits a brick, the top brick lowest. So a new floor at the bottom (T3.3) moves no
/// other bits.
public final class Towers {
    private static final int BRICKS_PER_WORD = Long.SIZE / 2;

    // A slot has four facts. Its part of `sets` is its stack, then the lots that touch its block.
    private static final int FACTS = 4;
    private static final int LOT = 0;
    private static final int HEIGHT = 1;
    private static final int FLOORS = 2;
    private static final int STRENGTH = 3;

    private final int stackWords;
    private final int slotWords;
    private final int[] facts;
    private final long[] sets;
    private int count;

    Towers(City city) {
        int most = most(city);
        stackWords = (8 * city.size + BRICKS_PER_WORD - 1) / BRICKS_PER_WORD;
        slotWords = stackWords + city.words;
        facts = new int[most * FACTS];
        sets = new long[most * slotWords];
    }

    /// The greatest number of towers in a city, limited by the bricks: two each.
    public static int most(City city) {
        return Colour.COUNT * city.size;
    }

    public int count() {
        return count;
    }

    public int lot(int slot) {
        return facts[slot * FACTS + LOT];
    }

    public int height(int slot) {
        return facts[slot * FACTS + HEIGHT];
    }

    /// The colour on top, which controls the tower.
    public int top(int slot) {
        return (int) sets[slot * slotWords] & 3;
    }

    /// The colour of the brick at `depth` below the top.
    public int brick(int slot, int depth) {
        return (int)
                        (sets[slot * slotWords + depth / BRICKS_PER_WORD]
                                >>> 2 * (depth % BRICKS_PER_WORD))
                & 3;
    }

    /// The uppermost bricks, two bits each, the top brick lowest. This is the whole stack, unless
    /// the tower is far beyond the goal.
    public long uppermost(int slot) {
        return sets[slot * slotWords];
    }

    /// The floors of a colour in the tower.
    public int floors(int slot, int colour) {
        return facts[slot * FACTS + FLOORS] >>> 8 * colour & 0xFF;
    }

    /// The strength (T4.2) as one comparable number: bits from 8 up are the height, limited by the
    /// houses in the rest of the block; below is the size of the block.
    public int strength(int slot) {
        return facts[slot * FACTS + STRENGTH];
    }

    /// Sets the size of the tower's block, in lots. All other lots of it are houses.
    void blockSize(int slot, int size) {
        facts[slot * FACTS + STRENGTH] = Math.min(height(slot), size - 1) << 8 | size;
    }

    /// The `w`th word of the lots that touch the tower's block.
    public long near(int slot, int w) {
        return sets[slot * slotWords + stackWords + w];
    }

    void near(int slot, int w, long lots) {
        sets[slot * slotWords + stackWords + w] = lots;
    }

    /// The slot of the tower on that lot, or −1.
    public int at(int lot) {
        for (int slot = 0; slot < count; slot++) {
            if (lot(slot) == lot) {
                return slot;
            }
        }
        return -1;
    }

    /// The slot of the tower among `lots`, or −1.
    int in(long[] lots) {
        return in(lots, 0);
    }

    /// The first slot from `from` on whose tower is among `lots`, or −1.
    int in(long[] lots, int from) {
        for (int slot = from; slot < count; slot++) {
            if (City.has(lots, lot(slot))) {
                return slot;
            }
        }
        return -1;
    }

    /// The first slot from `from` on whose tower's block touches the lot, or −1.
    public int beside(int lot, int from) {
        for (int slot = from; slot < count; slot++) {
            if ((near(slot, lot >> 6) >>> lot & 1) != 0) {
                return slot;
            }
        }
        return -1;
    }

    /// Starts a stack with a house of that colour; the caller adds a floor at once. Returns its
    /// slot.
    int begin(int lot, int colour) {
        int slot = count++;
        facts[slot * FACTS + LOT] = lot;
        facts[slot * FACTS + HEIGHT] = 0;
        facts[slot * FACTS + FLOORS] = 0;
        Arrays.fill(sets, slot * slotWords, (slot + 1) * slotWords, 0);
        addFloor(slot, colour);
        return slot;
    }

    /// Adds a brick at the bottom (T3.3).
    void addFloor(int slot, int colour) {
        int depth = facts[slot * FACTS + HEIGHT]++;
        sets[slot * slotWords + depth / BRICKS_PER_WORD] |=
                (long) colour << 2 * (depth % BRICKS_PER_WORD);
        facts[slot * FACTS + FLOORS] += 1 << 8 * colour;
    }

    /// Removes the top brick and returns its colour.
    int removeTop(int slot) {
        int colour = top(slot);
        int from = slot * slotWords;
        for (int w = 0; w < stackWords; w++) {
            long above = w + 1 < stackWords ? sets[from + w + 1] : 0;
            sets[from + w] = sets[from + w] >>> 2 | above << (Long.SIZE - 2);
        }
        facts[slot * FACTS + HEIGHT]--;
        facts[slot * FACTS + FLOORS] -= 1 << 8 * colour;
        return colour;
    }

    /// Removes the tower. The last one takes its slot.
    void remove(int slot) {
        count--;
        System.arraycopy(facts, count * FACTS, facts, slot * FACTS, FACTS);
        System.arraycopy(sets, count * slotWords, sets, slot * slotWords, slotWords);
    }

    void copyFrom(Towers other) {
        count = other.count;
        System.arraycopy(other.facts, 0, facts, 0, count * FACTS);
        System.arraycopy(other.sets, 0, sets, 0, count * slotWords);
    }
}
