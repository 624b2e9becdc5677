package lucca.towers;

import java.util.Arrays;
import lucca.engine.MoveList;

/// The occupied lots, the houses by colour, and the lots open to houses and to floors of each
/// colour. The open lots follow from the others and are updated block by block.
public final class Sites {
    // Sets of lots by colour, then the lots that are open to houses. One array makes copying cheap.
    private static final int HOUSES = 0;
    private static final int FLOOR_LOTS = Colour.COUNT;
    private static final int OPEN_LOTS = 2 * Colour.COUNT;

    private final City city;
    private final Towers towers;
    private final int words;
    private final long[] occupied;
    private final long[] sets;
    private final long[] block;
    private final long[] unvisited;

    Sites(City city, Towers towers) {
        this.city = city;
        this.towers = towers;
        words = city.words;
        occupied = new long[words];
        sets = new long[(OPEN_LOTS + 1) * words];
        block = new long[words];
        unvisited = new long[words];
        refreshOpenLots();
    }

    /// All occupied lots. Callers must not change them.
    public long[] occupied() {
        return occupied;
    }

    boolean isEmpty(int lot) {
        return !City.has(occupied, lot);
    }

    boolean isHouse(int lot, int colour) {
        return (sets[(HOUSES + colour) * words + (lot >> 6)] >>> lot & 1) != 0;
    }

    /// The colour of the house on a lot. The lot must have one.
    public int houseColour(int lot) {
        int colour = 0;
        while (!isHouse(lot, colour)) {
            colour++;
        }
        return colour;
    }

    /// The houses of a colour among `lots`.
    int housesIn(long[] lots, int colour) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(lots[w] & sets[(HOUSES + colour) * words + w]);
        }
        return count;
    }

    /// The houses of a colour in the block of the tower in that slot. The occupied lots that touch
    /// the block are the block itself.
    public int housesAround(int slot, int colour) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(towers.near(slot, w) & sets[(HOUSES + colour) * words + w]);
        }
        return count;
    }

    /// The `w`th word of the houses of a colour.
    public long houses(int colour, int w) {
        return sets[(HOUSES + colour) * words + w];
    }

    /// The `w`th word of the lots that a house may stand on.
    public long open(int w) {
        return sets[OPEN_LOTS * words + w];
    }

    /// The `w`th word of the lots that a floor of the colour may go to.
    public long openToFloor(int colour, int w) {
        return sets[(FLOOR_LOTS + colour) * words + w];
    }

    /// Keeps in `lots` only the houses of a colour.
    void keepHouses(long[] lots, int colour) {
        for (int w = 0; w < words; w++) {
            lots[w] &= sets[(HOUSES + colour) * words + w];
        }
    }

    void addHouse(int lot, int colour) {
        City.add(occupied, lot);
        sets[(HOUSES + colour) * words + (lot >> 6)] |= 1L << lot;
    }

    void removeHouse(int lot, int colour) {
        City.remove(occupied, lot);
        sets[(HOUSES + colour) * words + (lot >> 6)] &= ~(1L << lot);
    }

    /// Marks the lot as occupied by a tower. [Towers] has its stack.
    void addTower(int lot) {
        City.add(occupied, lot);
    }

    /// Turns the house on a lot into the top of a tower. Returns its colour.
    int turnIntoTower(int lot) {
        int colour = houseColour(lot);
        removeHouse(lot, colour);
        addTower(lot);
        return colour;
    }

    /// Whether a house may stand anywhere.
    boolean areOpen() {
        return isAny(OPEN_LOTS);
    }

    /// Whether a floor of that colour may go anywhere.
    public boolean areOpenToFloor(int colour) {
        return isAny(FLOOR_LOTS + colour);
    }

    private boolean isAny(int set) {
        long any = 0;
        for (int w = 0; w < words; w++) {
            any |= sets[set * words + w];
        }
        return any != 0;
    }

    /// Adds `base` + lot for every lot that a house may stand on.
    void listOpen(MoveList out, int base) {
        list(out, OPEN_LOTS, base);
    }

    /// Adds `base` + lot for every lot that a floor of the colour may go to.
    void listFloors(MoveList out, int colour, int base) {
        list(out, FLOOR_LOTS + colour, base);
    }

    private void list(MoveList out, int set, int base) {
        for (int w = 0; w < words; w++) {
            out.addBits(sets[set * words + w], base + w * Long.SIZE);
        }
    }

    /// The block of a lot. The next call overwrites the result.
    long[] blockOf(int lot) {
        city.flood(lot, occupied, block);
        return block;
    }

    /// Updates all lots.
    void refresh() {
        Arrays.fill(sets, FLOOR_LOTS * words, OPEN_LOTS * words, 0);
        System.arraycopy(occupied, 0, unvisited, 0, words);
        for (int lot = 0; lot < city.lots; lot++) {
            if (City.has(unvisited, lot)) {
                city.flood(lot, occupied, block);
                for (int w = 0; w < words; w++) {
                    unvisited[w] &= ~block[w];
                }
                refreshFloors(towers.in(block));
            }
        }
        refreshOpenLots();
    }

    /// Updates the lots after a brick was placed in the block that [#blockOf] returned. `slot` is
    /// its tower, or −1.
    void refreshBlock(int slot) {
        refreshFloors(slot);
        refreshOpenLots();
    }

    /// Updates where floors may go in the block (T3.4, T3.5), and the facts about its tower.
    private void refreshFloors(int slot) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (slot >= 0) {
                openTower(slot, colour);
            } else {
                openHouses(colour);
            }
        }
        if (slot >= 0) {
            for (int w = 0; w < words; w++) {
                towers.near(slot, w, city.around(block, w));
            }
            towers.blockSize(slot, City.count(block));
        }
    }

    /// In a block with a tower, floors may go only there.
    private void openTower(int slot, int colour) {
        boolean may = towers.floors(slot, colour) < housesIn(block, colour);
        int lot = towers.lot(slot);
        for (int w = 0; w < words; w++) {
            int at = (FLOOR_LOTS + colour) * words + w;
            sets[at] = sets[at] & ~block[w] | (may && lot >> 6 == w ? 1L << lot : 0);
        }
    }

    /// In a block without a tower, any house may become one. If the new floor has the house's
    /// colour, the tower has two such floors and the rest of the block has one such house less.
    private void openHouses(int colour) {
        int houses = housesIn(block, colour);
        for (int w = 0; w < words; w++) {
            int at = (FLOOR_LOTS + colour) * words + w;
            long others = houses >= 1 ? block[w] & ~sets[(HOUSES + colour) * words + w] : 0;
            sets[at] = sets[at] & ~block[w] | (houses >= 3 ? block[w] : others);
        }
    }

    /// A house may not join more than two towers (T4.1), nor two that are equally strong (T4.3).
    private void refreshOpenLots() {
        for (int w = 0; w < words; w++) {
            long once = 0;
            long twice = 0;
            long closed = 0;
            for (int slot = 0; slot < towers.count(); slot++) {
                long near = towers.near(slot, w);
                closed |= twice & near;
                twice |= once & near;
                once |= near;
            }
            if (twice != 0) {
                closed |= betweenEquals(w);
            }
            sets[OPEN_LOTS * words + w] = city.all(w) & ~occupied[w] & ~closed;
        }
    }

    private long betweenEquals(int w) {
        long between = 0;
        for (int slot = 1; slot < towers.count(); slot++) {
            for (int other = 0; other < slot; other++) {
                if (towers.strength(slot) == towers.strength(other)) {
                    between |= towers.near(slot, w) & towers.near(other, w);
                }
            }
        }
        return between;
    }

    void copyFrom(Sites other) {
        System.arraycopy(other.occupied, 0, occupied, 0, words);
        System.arraycopy(other.sets, 0, sets, 0, sets.length);
    }
}
