package lucca.towers.bot;

import java.util.Arrays;
import lucca.towers.City;
import lucca.towers.Colour;
import lucca.towers.Towers;
import lucca.towers.TowersState;

/// Measures the [features][Feature] of a colour in a position.
final class FeatureExtractor {
    private static final int MOST_RUN = 3;

    private final ThreatAnalysis threatAnalysis;
    private final int size;
    private final double[] values = new double[Feature.COUNT];

    /// The seat that places the next brick, and the number of bricks it has left to place.
    private int mover;

    private int bricks;

    FeatureExtractor(City city) {
        threatAnalysis = new ThreatAnalysis(city);
        size = city.size;
    }

    double[] values() {
        return values;
    }

    void look(TowersState state) {
        threatAnalysis.look(state);
        int next = state.seat + 1 < state.rules.seats() ? state.seat + 1 : 0;
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

    /// The weight column that applies to a seat now.
    int column(int seat) {
        return seat != mover ? Feature.WAITS : bricks == 2 ? Feature.HAS_TWO : Feature.HAS_ONE;
    }

    void measure(TowersState state, int seat, int colour) {
        Arrays.fill(values, 0);
        note(Feature.TURN, 1);
        height(state, seat, colour);
        struggles(colour);
        bricks(state, colour);
        prisoners(state, colour);
        int slot = threatAnalysis.best(colour);
        if (slot >= 0) {
            tower(state, seat, colour, slot);
        }
    }

    private void note(Feature feature, double value) {
        values[feature.ordinal()] = value;
    }

    private void note(Feature feature, boolean value) {
        values[feature.ordinal()] = value ? 1 : 0;
    }

    private void height(TowersState state, int seat, int colour) {
        int height = threatAnalysis.heights().of(colour);
        int others = threatAnalysis.heights().others(colour);
        note(Feature.HEIGHT, (double) height / size);
        note(Feature.SECOND, (double) threatAnalysis.second(colour) / size);
        note(Feature.HIGH, height >= size);
        note(Feature.NEARLY, height == size - 1);
        note(Feature.LEADS, height > others);
        note(Feature.BEHIND, (double) Math.max(0, others - height) / size);
        if (threatAnalysis.heights().wins(colour)) {
            int wait = mover < 0 ? 0 : (seat - mover + state.rules.seats()) % state.rules.seats();
            boolean soon = bricks == 2 || wait != 1;
            boolean stands = !threatAnalysis.canBreak(colour);
            note(Feature.WINS, 1);
            note(Feature.STANDS, stands);
            note(Feature.STANDS_LONG, stands && !(soon && threatAnalysis.canBreakSoon(colour)));
            note(Feature.REACHED, threatAnalysis.othersReach(colour) - (soon ? 0 : 1) >= height);
            note(Feature.WAIT, wait);
        }
    }

    private void tower(TowersState state, int seat, int colour, int slot) {
        Towers towers = state.towers;
        int height = towers.height(slot);
        int colours = threatAnalysis.growth(slot);
        if (seat == mover && state.firstColour >= 0) {
            colours &= ~(1 << state.firstColour);
        }
        int growth = Integer.bitCount(colours);
        int reach = height + Math.min(seat == mover ? bricks : 2, growth);
        boolean reaches =
                !threatAnalysis.heights().wins(colour)
                        && threatAnalysis.heights().wouldWin(colour, reach);
        note(Feature.REACHES, reaches);
        note(Feature.REACHES_SAFELY, reaches && threatAnalysis.loss(colour) == 0);
        note(Feature.GROWS, growth > 0);
        note(Feature.GROWS_TWICE, growth > 1);
        note(Feature.BLOCK, (double) (towers.strength(slot) & 0xFF) / size);
        int run = 1;
        while (run < Math.min(height, MOST_RUN) && towers.brick(slot, run) == colour) {
            run++;
        }
        note(Feature.RUN, run - 1);
    }

    private void struggles(int colour) {
        note(Feature.LOSS, (double) threatAnalysis.loss(colour) / size);
        note(Feature.LOSS_SOON, (double) threatAnalysis.lossSoon(colour) / size);
        note(Feature.GAIN, (double) threatAnalysis.gain(colour) / size);
        note(Feature.GAIN_SOON, (double) threatAnalysis.gainSoon(colour) / size);
        note(
                Feature.GAIN_WINS,
                threatAnalysis.canWin(colour) && !threatAnalysis.heights().wins(colour));
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
        note(Feature.HOUSES, (double) houses / size);
        note(Feature.SEEDS, seeds != 0);
    }

    private void prisoners(TowersState state, int colour) {
        int own = state.stock.prisoners(colour);
        boolean most = own >= size;
        for (int other = 0; other < Colour.COUNT && most; other++) {
            most = other == colour || state.stock.prisoners(other) < own;
        }
        double share = (double) own / size;
        note(Feature.PRISONERS, share);
        note(Feature.PRISONERS_SQUARED, share * share);
        note(Feature.PRISONERS_NEARLY, own >= size - 2);
        note(Feature.PRISONERS_WIN, most);
    }
}
