package lucca.towers;

import java.util.Arrays;

/// Measures the [traits][Trait] of a colour in a position.
final class Traits {
    private static final int MOST_RUN = 3;

    private final Outlook outlook;
    private final int size;
    private final double[] values = new double[Trait.COUNT];

    /// The seat that places the next brick, and how many it has to place.
    private int mover;

    private int bricks;

    Traits(City city) {
        outlook = new Outlook(city);
        size = city.size;
    }

    double[] values() {
        return values;
    }

    void look(TowersState state) {
        outlook.look(state);
        int next = state.seat + 1 < state.seats ? state.seat + 1 : 0;
        boolean first = state.firstColour < 0;
        switch (state.phase) {
            case DRAW -> move(-1, 2);
            case FIRST_BRICK -> move(state.seat, 2);
            case SECOND_BRICK -> move(state.seat, 1);
            case PRISONER -> move(first ? state.seat : next, first ? 1 : 2);
            case SWITCH -> move(next, 2);
        }
    }

    private void move(int seat, int bricks) {
        mover = seat;
        this.bricks = bricks;
    }

    /// The column of the weights that fits a seat now.
    int column(int seat) {
        return seat != mover ? Trait.WAITS : bricks == 2 ? Trait.HAS_TWO : Trait.HAS_ONE;
    }

    void measure(TowersState state, int seat, int colour) {
        Arrays.fill(values, 0);
        note(Trait.TURN, 1);
        height(state, seat, colour);
        struggles(colour);
        bricks(state, colour);
        prisoners(state, colour);
        int slot = outlook.best(colour);
        if (slot >= 0) {
            tower(state, seat, colour, slot);
        }
    }

    private void note(Trait trait, double value) {
        values[trait.ordinal()] = value;
    }

    private void note(Trait trait, boolean value) {
        values[trait.ordinal()] = value ? 1 : 0;
    }

    private void height(TowersState state, int seat, int colour) {
        int height = outlook.heights().of(colour);
        int others = outlook.heights().others(colour);
        note(Trait.HEIGHT, (double) height / size);
        note(Trait.SECOND, (double) outlook.second(colour) / size);
        note(Trait.HIGH, height >= size);
        note(Trait.NEARLY, height == size - 1);
        note(Trait.LEADS, height > others);
        note(Trait.BEHIND, (double) Math.max(0, others - height) / size);
        if (outlook.heights().wins(colour)) {
            int wait = mover < 0 ? 0 : (seat - mover + state.seats) % state.seats;
            boolean soon = bricks == 2 || wait != 1;
            boolean stands = !outlook.canBreak(colour);
            note(Trait.WINS, 1);
            note(Trait.STANDS, stands);
            note(Trait.STANDS_LONG, stands && !(soon && outlook.canBreakSoon(colour)));
            note(Trait.REACHED, outlook.othersReach(colour) - (soon ? 0 : 1) >= height);
            note(Trait.WAIT, wait);
        }
    }

    private void tower(TowersState state, int seat, int colour, int slot) {
        Towers towers = state.towers;
        int height = towers.height(slot);
        int colours = outlook.growth(slot);
        if (seat == mover && state.firstColour >= 0) {
            colours &= ~(1 << state.firstColour);
        }
        int growth = Integer.bitCount(colours);
        int reach = height + Math.min(seat == mover ? bricks : 2, growth);
        boolean reaches =
                !outlook.heights().wins(colour) && outlook.heights().wouldWin(colour, reach);
        note(Trait.REACHES, reaches);
        note(Trait.REACHES_SAFELY, reaches && outlook.loss(colour) == 0);
        note(Trait.GROWS, growth > 0);
        note(Trait.GROWS_TWICE, growth > 1);
        note(Trait.BLOCK, (double) (towers.strength(slot) & 0xFF) / size);
        int run = 1;
        while (run < Math.min(height, MOST_RUN) && towers.brick(slot, run) == colour) {
            run++;
        }
        note(Trait.RUN, run - 1);
    }

    private void struggles(int colour) {
        note(Trait.LOSS, (double) outlook.loss(colour) / size);
        note(Trait.LOSS_SOON, (double) outlook.lossSoon(colour) / size);
        note(Trait.GAIN, (double) outlook.gain(colour) / size);
        note(Trait.GAIN_SOON, (double) outlook.gainSoon(colour) / size);
        note(Trait.GAIN_WINS, outlook.canWin(colour) && !outlook.heights().wins(colour));
    }

    private void bricks(TowersState state, int colour) {
        int houses = 0;
        long seeds = 0;
        for (int w = 0; w < state.city.words; w++) {
            long there = state.sites.houses(colour, w);
            houses += Long.bitCount(there);
            for (int floor = 0; floor < Colour.COUNT; floor++) {
                seeds |= there & state.sites.openToFloor(floor, w);
            }
        }
        note(Trait.HOUSES, (double) houses / size);
        note(Trait.SEEDS, seeds != 0);
    }

    private void prisoners(TowersState state, int colour) {
        int own = state.stock.prisoners(colour);
        boolean most = own >= size;
        for (int other = 0; other < Colour.COUNT && most; other++) {
            most = other == colour || state.stock.prisoners(other) < own;
        }
        double share = (double) own / size;
        note(Trait.PRISONERS, share);
        note(Trait.PRISONERS_SQUARED, share * share);
        note(Trait.PRISONERS_NEARLY, own >= size - 2);
        note(Trait.PRISONERS_WIN, most);
    }
}
