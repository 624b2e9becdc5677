package lucca.towers;

import java.util.Arrays;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.State;
import lucca.engine.Witness;
import org.jspecify.annotations.Nullable;

/// A position of the tower game. Sets of lots are bit sets (see [City]); after every step the lots
/// that houses and floors may go to are up to date, so that listing moves only reads them out.
final class TowersState implements State<TowersState> {
    final City city;
    final int seats;
    final boolean switching;

    final Towers towers;
    final Struggle struggle;
    final Chronicle chronicle;

    /// What the seat in turn, or chance, is to do.
    Phase phase = Phase.DRAW;

    /// The seat in turn.
    int seat;

    /// The colour of the first brick of this turn, or −1.
    int firstColour = -1;

    @Nullable Ending ending;

    final long[] occupied;

    // Sets of lots by colour, then the lots that are open to houses: all in one array, for the sake
    // of copying.
    private static final int HOUSES = 0;
    private static final int FLOOR_LOTS = Colour.COUNT;
    private static final int OPEN_LOTS = 2 * Colour.COUNT;
    private final long[] sets;

    private final long[] block;
    private final long[] unvisited;

    // Bricks in the supply by colour, then prisoners by owner and colour, then the colours of the
    // seats.
    private static final int PRISONERS = Colour.COUNT;
    private static final int COLOURS = PRISONERS + Colour.COUNT * Colour.COUNT;
    private final int[] counts = new int[COLOURS + Colour.COUNT];
    private int winners;

    /// What is to be done next.
    enum Phase {
        DRAW,
        FIRST_BRICK,
        SECOND_BRICK,
        PRISONER,
        SWITCH
    }

    TowersState(City city, int seats, boolean switching) {
        this.city = city;
        this.seats = seats;
        this.switching = switching;
        towers = new Towers(city);
        struggle = new Struggle(this);
        chronicle = new Chronicle(city);
        occupied = new long[city.words];
        sets = new long[(OPEN_LOTS + 1) * city.words];
        block = new long[city.words];
        unvisited = new long[city.words];
        Arrays.fill(counts, 0, PRISONERS, 2 * city.size);
        for (int i = 0; i < seats; i++) {
            counts[COLOURS + i] = i;
        }
        refreshOpenLots();
    }

    @Override
    public int actor() {
        if (ending != null) {
            return OVER;
        }
        return switch (phase) {
            case DRAW -> CHANCE;
            case PRISONER -> seatOf(struggle.captor());
            case FIRST_BRICK, SECOND_BRICK, SWITCH -> seat;
        };
    }

    @Override
    public void legalMoves(MoveList out) {
        out.clear();
        if (ending == null) {
            switch (phase) {
                case DRAW -> {
                    for (int first = 0; first < seats; first++) {
                        out.add(Steps.FIRST | first);
                    }
                }
                case FIRST_BRICK, SECOND_BRICK -> listPlacements(out);
                case PRISONER -> addLots(out, struggle.candidates(), 0, Steps.PRISONER);
                case SWITCH -> listSwitches(out);
            }
        }
    }

    @Override
    public void play(int code) {
        int lot = Steps.lot(code);
        int colour = Steps.colour(code);
        switch (Steps.kind(code)) {
            case Steps.FIRST -> {
                seat = lot;
                beginTurn();
            }
            case Steps.HOUSE -> placeHouse(lot, colour);
            case Steps.FLOOR -> placeFloor(lot, colour);
            case Steps.PRISONER -> afterStruggle(struggle.take(lot));
            case Steps.STAY -> nextSeat();
            case Steps.SWITCH -> {
                counts[COLOURS + seat] = colour;
                nextSeat();
            }
            default -> throw new IllegalArgumentException("no step: " + code);
        }
    }

    @Override
    public int score(int seat) {
        return winners >> seat & 1;
    }

    @Override
    public double payoff(int seat) {
        return (double) score(seat) / Integer.bitCount(winners);
    }

    @Override
    public @Nullable String reason() {
        return ending == null ? null : ending.word();
    }

    @Override
    public Observation observe(int seat) {
        return new Observation(seat, TowersView.of(this));
    }

    @Override
    public void witness(@Nullable Witness witness) {
        chronicle.tell(witness);
    }

    @Override
    public TowersState copy() {
        TowersState copy = new TowersState(city, seats, switching);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(TowersState other) {
        phase = other.phase;
        seat = other.seat;
        firstColour = other.firstColour;
        ending = other.ending;
        winners = other.winners;
        System.arraycopy(other.occupied, 0, occupied, 0, occupied.length);
        System.arraycopy(other.sets, 0, sets, 0, sets.length);
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        towers.copyFrom(other.towers);
        if (phase == Phase.PRISONER) {
            struggle.copyFrom(other.struggle);
        }
    }

    boolean isEmpty(int lot) {
        return !City.has(occupied, lot);
    }

    boolean isHouse(int lot, int colour) {
        return (sets[(HOUSES + colour) * city.words + (lot >> 6)] >>> lot & 1) != 0;
    }

    /// The houses of a colour among `lots`.
    int housesIn(long[] lots, int colour) {
        int count = 0;
        for (int w = 0; w < city.words; w++) {
            count += Long.bitCount(lots[w] & sets[(HOUSES + colour) * city.words + w]);
        }
        return count;
    }

    /// Leaves in `lots` only the houses of a colour.
    void keepHouses(long[] lots, int colour) {
        for (int w = 0; w < city.words; w++) {
            lots[w] &= sets[(HOUSES + colour) * city.words + w];
        }
    }

    int supply(int colour) {
        return counts[colour];
    }

    /// Bricks go back to the supply, or, if negative, leave it.
    void supply(int colour, int more) {
        counts[colour] += more;
    }

    /// The bricks of `colour` that `owner` holds as prisoners.
    int prisoners(int owner, int colour) {
        return counts[PRISONERS + owner * Colour.COUNT + colour];
    }

    /// All prisoners of a colour (T6.1: they belong to colours).
    int prisoners(int owner) {
        int from = PRISONERS + owner * Colour.COUNT;
        return counts[from] + counts[from + 1] + counts[from + 2] + counts[from + 3];
    }

    void addPrisoners(int owner, int colour, int more) {
        counts[PRISONERS + owner * Colour.COUNT + colour] += more;
    }

    int colourOf(int seat) {
        return counts[COLOURS + seat];
    }

    void colourOf(int seat, int colour) {
        counts[COLOURS + seat] = colour;
    }

    /// The seat that plays a colour, or −1 if it is neutral (R4.11).
    int seatOf(int colour) {
        for (int i = 0; i < seats; i++) {
            if (counts[COLOURS + i] == colour) {
                return i;
            }
        }
        return -1;
    }

    boolean hasWon(int seat) {
        return score(seat) == 1;
    }

    void addHouse(int lot, int colour) {
        City.add(occupied, lot);
        sets[(HOUSES + colour) * city.words + (lot >> 6)] |= 1L << lot;
    }

    void removeHouse(int lot, int colour) {
        City.remove(occupied, lot);
        forgetHouse(lot, colour);
    }

    /// The house becomes a floor, or has gone.
    private void forgetHouse(int lot, int colour) {
        sets[(HOUSES + colour) * city.words + (lot >> 6)] &= ~(1L << lot);
    }

    /// Puts a stack on an empty lot, top brick first; for reading positions.
    void addTower(int lot, int[] bricks) {
        City.add(occupied, lot);
        int slot = towers.begin(lot, bricks[0]);
        for (int i = 1; i < bricks.length; i++) {
            towers.addFloor(slot, bricks[i]);
        }
    }

    /// The house on that lot, if it is one, is what a fight left of a tower so far; for reading
    /// positions.
    void keepTower(int lot) {
        if (towers.at(lot) < 0) {
            int colour = houseColour(lot);
            forgetHouse(lot, colour);
            towers.begin(lot, colour);
        }
    }

    private void placeHouse(int lot, int colour) {
        counts[colour]--;
        addHouse(lot, colour);
        city.flood(lot, occupied, block);
        int first = -1;
        int second = -1;
        for (int slot = 0; slot < towers.count(); slot++) {
            if (City.has(block, towers.lot(slot))) {
                second = first;
                first = slot;
            }
        }
        if (second >= 0) {
            afterStruggle(struggle.begin(lot, first, second));
        } else {
            refreshBlock(first);
            refreshOpenLots();
            afterBrick(colour);
        }
    }

    private void placeFloor(int lot, int colour) {
        counts[colour]--;
        int slot = towers.at(lot);
        if (slot < 0) {
            int below = houseColour(lot);
            forgetHouse(lot, below);
            slot = towers.begin(lot, below);
        }
        towers.addFloor(slot, colour);
        city.flood(lot, occupied, block);
        refreshBlock(slot);
        refreshOpenLots();
        afterBrick(colour);
    }

    int houseColour(int lot) {
        int colour = 0;
        while (!isHouse(lot, colour)) {
            colour++;
        }
        return colour;
    }

    private void afterStruggle(boolean decided) {
        if (decided) {
            refresh();
            phase = firstColour < 0 ? Phase.FIRST_BRICK : Phase.SECOND_BRICK;
            afterBrick(houseColour(struggle.joining()));
        } else {
            phase = Phase.PRISONER;
        }
    }

    private void afterBrick(int colour) {
        if (phase == Phase.FIRST_BRICK) {
            phase = Phase.SECOND_BRICK;
            firstColour = colour;
            judgeBlocked();
        } else if (switching && seats < Colour.COUNT) {
            phase = Phase.SWITCH;
            firstColour = -1;
        } else {
            nextSeat();
        }
    }

    private void nextSeat() {
        seat = seat + 1 < seats ? seat + 1 : 0;
        beginTurn();
    }

    private void beginTurn() {
        phase = Phase.FIRST_BRICK;
        firstColour = -1;
        judge();
    }

    /// Judges the end of the game before a brick is placed: T5.1 before the first one, T5.2 before
    /// both (R5.3).
    void judge() {
        if (phase == Phase.FIRST_BRICK) {
            Ending reached = Ending.reached(this);
            if (reached != null) {
                end(reached, 1 << seat);
                return;
            }
        }
        judgeBlocked();
    }

    private void judgeBlocked() {
        if (!canPlace()) {
            end(Ending.BLOCKED, Ending.leaders(this));
        }
    }

    private void end(Ending how, int who) {
        ending = how;
        winners = who;
        chronicle.end(how);
    }

    /// Whether a brick of that colour may be placed in this turn at all (T2.1, R2.3).
    boolean isPermitted(int colour) {
        return counts[colour] > 0 && colour != firstColour;
    }

    private boolean canPlace() {
        boolean open = isAny(OPEN_LOTS);
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (isPermitted(colour)) {
                if (open || isAny(FLOOR_LOTS + colour)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isAny(int set) {
        long any = 0;
        for (int w = 0; w < city.words; w++) {
            any |= sets[set * city.words + w];
        }
        return any != 0;
    }

    private void listPlacements(MoveList out) {
        int from = -1;
        int to = 0;
        int listed = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (isPermitted(colour)) {
                if (from < 0) {
                    from = out.size();
                    addLots(out, sets, OPEN_LOTS, Steps.HOUSE | colour << 8);
                    to = out.size();
                    listed = colour;
                } else {
                    out.addShifted(from, to, (colour - listed) * Steps.NEXT_COLOUR);
                }
            }
        }
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (isPermitted(colour)) {
                addLots(out, sets, FLOOR_LOTS + colour, Steps.FLOOR | colour << 8);
            }
        }
    }

    private void listSwitches(MoveList out) {
        out.add(Steps.STAY);
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (seatOf(colour) < 0) {
                out.add(Steps.SWITCH | colour << 8);
            }
        }
    }

    private void addLots(MoveList out, long[] sets, int set, int base) {
        for (int w = 0; w < city.words; w++) {
            out.addBits(sets[set * city.words + w], base + w * Long.SIZE);
        }
    }

    /// Brings everything up to date that is derived from the stacks in the city.
    void refresh() {
        Arrays.fill(sets, FLOOR_LOTS * city.words, OPEN_LOTS * city.words, 0);
        System.arraycopy(occupied, 0, unvisited, 0, city.words);
        for (int lot = 0; lot < city.lots; lot++) {
            if (City.has(unvisited, lot)) {
                city.flood(lot, occupied, block);
                for (int w = 0; w < city.words; w++) {
                    unvisited[w] &= ~block[w];
                }
                refreshBlock(towerIn(block));
            }
        }
        refreshOpenLots();
    }

    /// The slot of the tower among `lots`, or −1.
    int towerIn(long[] lots) {
        for (int slot = 0; slot < towers.count(); slot++) {
            if (City.has(lots, towers.lot(slot))) {
                return slot;
            }
        }
        return -1;
    }

    /// Brings the floors of the flooded block up to date (T3.4, T3.5); `slot` is its tower, or −1.
    private void refreshBlock(int slot) {
        int words = city.words;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            int own = housesIn(block, colour);
            for (int w = 0; w < words; w++) {
                long may;
                if (slot >= 0) {
                    int lot = towers.lot(slot);
                    may = towers.floors(slot, colour) < own && lot >> 6 == w ? 1L << lot : 0;
                } else {
                    // A new tower of its own colour has two floors of it and leaves one house less
                    // in the rest.
                    may =
                            own >= 3
                                    ? block[w]
                                    : own >= 1
                                            ? block[w] & ~sets[(HOUSES + colour) * words + w]
                                            : 0;
                }
                int at = (FLOOR_LOTS + colour) * words + w;
                sets[at] = sets[at] & ~block[w] | may;
            }
        }
        if (slot >= 0) {
            int size = 0;
            for (int w = 0; w < words; w++) {
                size += Long.bitCount(block[w]);
                towers.near(slot, w, city.around(block, w));
            }
            towers.blockSize(slot, size);
        }
    }

    /// Brings up to date where a house may stand: not where it joins more than two towers (T4.1),
    /// or two that are equally strong (T4.3).
    private void refreshOpenLots() {
        int words = city.words;
        int count = towers.count();
        for (int w = 0; w < words; w++) {
            long once = 0;
            long twice = 0;
            long closed = 0;
            for (int slot = 0; slot < count; slot++) {
                long near = towers.near(slot, w);
                closed |= twice & near;
                twice |= once & near;
                once |= near;
            }
            if (twice != 0) {
                for (int slot = 1; slot < count; slot++) {
                    for (int other = 0; other < slot; other++) {
                        if (towers.strength(slot) == towers.strength(other)) {
                            closed |= towers.near(slot, w) & towers.near(other, w);
                        }
                    }
                }
            }
            sets[OPEN_LOTS * words + w] = city.all(w) & ~occupied[w] & ~closed;
        }
    }
}
