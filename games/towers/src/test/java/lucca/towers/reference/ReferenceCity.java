package lucca.towers.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The pieces on the table of the reference tower game: the stacks of the city, the supply and the
/// prisoners.
///
/// It implements blocks, houses and towers (T3) and the legal houses and floors (T3.4, T3.5, T4.1,
/// T4.3). It is slow on purpose: it derives everything from the stacks.
final class ReferenceCity {
    /// T1.2: the four colours, in the order of the seats (R1.4).
    enum Colour {
        WHITE('w'),
        BLACK('k'),
        RED('r'),
        BLUE('b');

        final char letter;

        Colour(char letter) {
            this.letter = letter;
        }

        /// The colour's name in events and records.
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// The colour of that name, or null if there is none.
        static @Nullable Colour named(String word) {
            for (Colour colour : values()) {
                if (colour.word().equals(word)) {
                    return colour;
                }
            }
            return null;
        }

        /// The colour of that letter.
        static Colour lettered(char letter) {
            for (Colour colour : values()) {
                if (colour.letter == letter) {
                    return colour;
                }
            }
            throw new IllegalArgumentException("no colour has the letter " + letter);
        }
    }

    /// A lot: column from the left and row from the bottom, both counted from 0.
    record Lot(int column, int row) {
        /// The lot's name: column letter from the left, row number from the bottom.
        String name() {
            return (char) ('a' + column) + Integer.toString(row + 1);
        }
    }

    /// T4.2: strength of a tower, first by capped height, then by block size.
    record Strength(int cappedHeight, int blockSize) {
        boolean isMoreThan(Strength other) {
            if (cappedHeight != other.cappedHeight) {
                return cappedHeight > other.cappedHeight;
            }
            return blockSize > other.blockSize;
        }
    }

    final int size;

    /// The occupied lots. A stack lists its bricks from the top to the bottom and is never empty.
    final Map<Lot, List<Colour>> stacks = new LinkedHashMap<>();

    final Map<Colour, Integer> supply = new EnumMap<>(Colour.class);

    /// First the colour that holds the prisoners, then the colour of the bricks held.
    final Map<Colour, Map<Colour, Integer>> prisoners = new EnumMap<>(Colour.class);

    /// T1.1 and T1.2: an empty city and 2 × size bricks of each colour in the supply.
    ReferenceCity(int size) {
        this.size = size;
        for (Colour colour : Colour.values()) {
            supply.put(colour, 2 * size);
            Map<Colour, Integer> held = new EnumMap<>(Colour.class);
            for (Colour brick : Colour.values()) {
                held.put(brick, 0);
            }
            prisoners.put(colour, held);
        }
    }

    ReferenceCity copy() {
        ReferenceCity copy = new ReferenceCity(size);
        stacks.forEach((lot, stack) -> copy.stacks.put(lot, new ArrayList<>(stack)));
        copy.supply.putAll(supply);
        prisoners.forEach((owner, held) -> copy.prisoners.get(owner).putAll(held));
        return copy;
    }

    /// T1.1: all lots of the city, row by row from the bottom.
    List<Lot> lots() {
        List<Lot> lots = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                lots.add(new Lot(column, row));
            }
        }
        return lots;
    }

    /// T1.1: the lot of that name, or null if the city has none.
    @Nullable Lot lotNamed(String name) {
        for (Lot lot : lots()) {
            if (lot.name().equals(name)) {
                return lot;
            }
        }
        return null;
    }

    boolean isEmpty(Lot lot) {
        return !stacks.containsKey(lot);
    }

    /// T3.1: a house is a stack of 1 brick.
    boolean isHouse(Lot lot) {
        return !isEmpty(lot) && stacks.get(lot).size() == 1;
    }

    /// T3.1: a tower is a stack of 2 or more bricks.
    boolean isTower(Lot lot) {
        return !isEmpty(lot) && stacks.get(lot).size() >= 2;
    }

    /// T3.1: the colour on top controls the stack.
    Colour top(Lot lot) {
        return stacks.get(lot).getFirst();
    }

    boolean isHouseOf(Colour colour, Lot lot) {
        return isHouse(lot) && top(lot) == colour;
    }

    /// T3.2: the occupied lots connected orthogonally to an occupied lot, including itself.
    Set<Lot> block(Lot start) {
        Set<Lot> found = new LinkedHashSet<>();
        Deque<Lot> open = new ArrayDeque<>();
        open.add(start);
        while (!open.isEmpty()) {
            Lot lot = open.remove();
            if (isEmpty(lot) || !found.add(lot)) {
                continue;
            }
            open.add(new Lot(lot.column() + 1, lot.row()));
            open.add(new Lot(lot.column() - 1, lot.row()));
            open.add(new Lot(lot.column(), lot.row() + 1));
            open.add(new Lot(lot.column(), lot.row() - 1));
        }
        return found;
    }

    /// R4.8: a tower's own block in the present city without the joining house.
    Set<Lot> ownBlock(Lot tower, Lot joining) {
        ReferenceCity without = copy();
        without.stacks.remove(joining);
        return without.block(tower);
    }

    /// T4.2: the strength of a tower; the joining house is taken away (R4.8) if it stands already.
    Strength strength(Lot tower, Lot joining) {
        Set<Lot> own = ownBlock(tower, joining);
        int houses = 0;
        for (Lot lot : own) {
            if (!lot.equals(tower) && isHouse(lot)) {
                houses++;
            }
        }
        return new Strength(Math.min(stacks.get(tower).size(), houses), own.size());
    }

    /// The towers in the block of an occupied lot.
    List<Lot> towersInBlock(Lot start) {
        List<Lot> towers = new ArrayList<>();
        for (Lot lot : block(start)) {
            if (isTower(lot)) {
                towers.add(lot);
            }
        }
        return towers;
    }

    /// T2.2 and T3.3: places a house on an empty lot, else a floor at the bottom of the stack.
    /// Checks nothing.
    void put(Colour colour, Lot lot) {
        stacks.computeIfAbsent(lot, _ -> new ArrayList<>()).addLast(colour);
        fromSupply(colour, 1);
    }

    /// The rules that a house of any colour on this empty lot would break.
    List<String> houseFaults(Lot lot) {
        ReferenceCity after = copy();
        after.stacks.put(lot, new ArrayList<>(List.of(Colour.WHITE)));
        List<Lot> towers = after.towersInBlock(lot);
        List<String> faults = new ArrayList<>();
        if (towers.size() > 2) { // T4.1
            faults.add("T4.1");
        }
        if (towers.size() == 2) { // T4.3
            Strength one = after.strength(towers.get(0), lot);
            Strength other = after.strength(towers.get(1), lot);
            if (one.equals(other)) {
                faults.add("T4.3");
            }
        }
        return faults;
    }

    /// The rules that a floor of that colour on this occupied lot would break.
    List<String> floorFaults(Colour colour, Lot lot) {
        List<String> faults = new ArrayList<>();
        if (hasMoreFloorsThanHousesAfter(colour, lot)) {
            faults.add("T3.4");
        }
        if (startsSecondTower(lot)) {
            faults.add("T3.5");
        }
        return faults;
    }

    /// T3.4: whether the tower would have more floors of the colour than there are houses of it in
    /// the rest of the block.
    private boolean hasMoreFloorsThanHousesAfter(Colour colour, Lot tower) {
        int floors = 1;
        for (Colour brick : stacks.get(tower)) {
            if (brick == colour) {
                floors++;
            }
        }
        int houses = 0;
        for (Lot lot : block(tower)) {
            if (!lot.equals(tower) && isHouseOf(colour, lot)) {
                houses++;
            }
        }
        return floors > houses;
    }

    /// T3.5: whether a floor here would turn a house into a tower though the block has a tower.
    private boolean startsSecondTower(Lot lot) {
        return isHouse(lot) && !towersInBlock(lot).isEmpty();
    }

    /// Takes bricks out of the supply.
    void fromSupply(Colour colour, int count) {
        if (supply.get(colour) < count) {
            throw new IllegalArgumentException("too few bricks in the supply: " + colour.word());
        }
        supply.merge(colour, -count, Integer::sum);
    }

    /// For tests: replaces the stack on a lot. Its bricks go to and come from the supply.
    void replace(Lot lot, String stackTopFirst) {
        List<Colour> old = stacks.remove(lot);
        if (old != null) {
            old.forEach(brick -> supply.merge(brick, 1, Integer::sum));
        }
        for (int i = 0; i < stackTopFirst.length(); i++) {
            put(Colour.lettered(stackTopFirst.charAt(i)), lot);
        }
    }
}
