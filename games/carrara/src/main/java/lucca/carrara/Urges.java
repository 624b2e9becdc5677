package lucca.carrara;

import lucca.engine.MoveList;

/// How much each step suggests itself: by the points that it seems to bring, compared with the best
/// one.
final class Urges {
    /// By how many points a step is worse than the best one when it has a sixteenth of its urge.
    private static final double ACTION = 1.2;

    private static final double TAKE = 0.7;
    private static final double PAY = 0.5;
    private static final double UPGRADE = 2;
    private static final double AFTER = 1.5;

    /// What it is like to do without a turn.
    private static final double IDLE = -50;

    private final Worth worth;
    private final Prospect prospect = new Prospect();
    private final Bargain bargain;
    private final ObjectUrge object;
    private final BuildUrge build;
    private final TileUrge tile;

    Urges(Worth worth) {
        this.worth = worth;
        bargain = new Bargain(worth);
        object = new ObjectUrge(worth);
        build = new BuildUrge(worth, prospect);
        tile = new TileUrge(worth, prospect);
    }

    void write(CarraraState state, MoveList steps, double[] out) {
        switch (state.phase) {
            case TAKE -> {
                takes(state, steps, out);
                compare(out, steps.size(), TAKE);
            }
            case PAY -> {
                payments(steps, out);
                compare(out, steps.size(), PAY);
            }
            case UPGRADE -> {
                tile.write(state, steps, out);
                compare(out, steps.size(), UPGRADE);
            }
            case AFTER -> {
                afterwards(state, steps, out);
                compare(out, steps.size(), AFTER);
            }
            default -> {
                actions(state, steps, out);
                compare(out, steps.size(), ACTION);
            }
        }
    }

    /// Turns points into urges: 1 for the best, and less by the fourth power for the others.
    private static void compare(double[] out, int size, double scale) {
        double most = out[0];
        for (int i = 1; i < size; i++) {
            most = Math.max(most, out[i]);
        }
        for (int i = 0; i < size; i++) {
            double behind = 1 + (most - out[i]) / scale;
            double square = behind * behind;
            out[i] = 1 / (square * square);
        }
    }

    private void actions(CarraraState state, MoveList steps, double[] out) {
        prospect.look(state, state.seat, worth.turns());
        object.prepare(state);
        build.prepare(state);
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            out[i] =
                    switch (code) {
                        case Steps.ANNOUNCE -> object.announcing(state);
                        case Steps.DECLINE, Steps.PASS -> IDLE;
                        case Steps.BUY -> Math.max(Bargain.UNKNOWN, bargain.best(state, 1));
                        case Steps.BUY_UNTURNED -> bargain.best(state, 0);
                        default ->
                                code >= Steps.BUILD
                                        ? build.gain(state, code)
                                        : scoring(state, code - Steps.SCORE);
                    };
        }
    }

    /// What a scoring brings now, less what it or another would bring later with the same marker.
    private double scoring(CarraraState state, int what) {
        double gain = prospect.points[what] * worth.of(Aspect.POINTS);
        gain += prospect.coins[what] * worth.coin(state);
        if (what < Type.COUNT) {
            int given = Math.min(prospect.count[what], Counts.get(state.supply, what));
            gain += given * object.more(what);
        } else if (Prospect.isCity(what)) {
            gain += prospect.count[what] * object.more();
        }
        int instead = prospect.open[what] >= prospect.least ? what : prospect.last;
        return gain - later(instead) - worth.of(Aspect.MARKERS);
    }

    /// What a scoring counts as long as it is not made.
    private double later(int what) {
        if (what < 0) {
            return 0;
        }
        int objects = what < Type.COUNT + City.COUNT ? prospect.count[what] : 0;
        return worth.toScore(prospect.points[what], prospect.coins[what], objects);
    }

    private void takes(CarraraState state, MoveList steps, double[] out) {
        bargain.prepare(state);
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            out[i] = bargain.of(Steps.counts(code), Steps.section(code));
        }
    }

    private void payments(MoveList steps, double[] out) {
        for (int i = 0; i < steps.size(); i++) {
            out[i] = -bargain.missed(Steps.counts(steps.get(i)));
        }
    }

    private void afterwards(CarraraState state, MoveList steps, double[] out) {
        if (steps.size() > 1) {
            object.prepare(state);
        }
        double price = CarraraRules.OBJECT_PRICE * worth.coin(state);
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            out[i] =
                    switch (code) {
                        case Steps.END -> 0;
                        case Steps.ANNOUNCE -> object.announcing(state);
                        default -> object.more(code - Steps.OBJECT) - price;
                    };
        }
    }
}
