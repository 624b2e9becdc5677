package lucca.carrara;

import java.util.Arrays;
import lucca.engine.Judgement;
import lucca.engine.Merits;
import lucca.engine.MoveList;

/// What The Palaces of Carrara thinks of its positions: what each seat has, weighed by [Aspect].
/// Whatever is in the midst of being done is taken as done in the likeliest way.
final class CarraraJudgement implements Judgement<CarraraState> {
    /// The doubt in the last round, and for each turn before it; and how much more there is of it
    /// with a bonus card, which makes the scores wider apart.
    private static final double DOUBT = 3;

    private static final double DOUBT_OF_A_TURN = 0.6;
    private static final double DOUBT_WITH_BONUS = 1.8;

    /// What an upgrade tile is worth that is still to be chosen.
    private static final double TILE = 4;

    private static final int HORIZON = 24;

    private final CarraraState scratch;
    private final Prospect prospect = new Prospect();
    private final Worth worth = new Worth();
    private final Bargain bargain = new Bargain(worth);
    private final Urges urges = new Urges(worth);

    /// The scratch state is of the same game, and no longer anybody else's.
    CarraraJudgement(CarraraState scratch) {
        this.scratch = scratch;
    }

    @Override
    public void forecast(CarraraState state, double[] points) {
        if (!state.isDealt()) {
            Arrays.fill(points, 0);
            return;
        }
        CarraraState shown = built(state);
        worth.weigh(shown);
        for (int seat = 0; seat < points.length; seat++) {
            prospect.look(shown, seat, worth.turns());
            points[seat] = worth.sum(prospect.aspects);
        }
        points[state.seat] += pending(shown);
    }

    @Override
    public void merits(CarraraState state, int seat, Merits merits) {
        if (!state.isDealt()) {
            return;
        }
        CarraraState shown = built(state);
        worth.weigh(shown);
        prospect.look(shown, seat, worth.turns());
        worth.tell(prospect.aspects, merits);
        if (seat == state.seat) {
            merits.add("merit.action", pending(shown));
        }
    }

    /// The state, or if a building is to be paid the state after that.
    private CarraraState built(CarraraState state) {
        if (state.phase != Phase.PAY) {
            return state;
        }
        scratch.copyFrom(state);
        scratch.play(Steps.pay(Bargain.plainest(state)));
        return scratch;
    }

    /// What the seat in turn has still to expect of its action.
    private double pending(CarraraState state) {
        return switch (state.phase) {
            case REFILL -> Math.max(Bargain.UNKNOWN, bargain.best(state, 0));
            case TAKE -> bargain.best(state, 0);
            case UPGRADE -> TILE;
            default -> 0;
        };
    }

    @Override
    public double doubt(CarraraState state) {
        double turns = state.isDealt() ? Pace.turns(state) : 0;
        double doubt = DOUBT + DOUBT_OF_A_TURN * turns;
        return state.cards.bonus() > 0 ? doubt * DOUBT_WITH_BONUS : doubt;
    }

    @Override
    public boolean isQuiet(CarraraState state) {
        return switch (state.phase) {
            case REFILL, TAKE, PAY, UPGRADE -> false;
            default -> true;
        };
    }

    @Override
    public void urges(CarraraState state, MoveList steps, double[] out) {
        worth.weigh(state);
        urges.write(state, steps, out);
    }

    @Override
    public int horizon() {
        return HORIZON;
    }
}
