package lucca.carrara.bot;

import lucca.carrara.BuildingCard;
import lucca.carrara.Buildings;
import lucca.carrara.CarraraState;
import lucca.carrara.ObjectCard;
import lucca.carrara.Phase;
import lucca.carrara.TopCard;

/// Estimates the distance to the end (P4.1, P4.2).
final class TurnsLeft {
    /// The terms of the turns left, with two and with four seats: a constant, a factor for what the
    /// leading seat lacks of its objectives (0 to 1), and a factor for the share of buildings left.
    private static final double[] TWO = {-2, 9, 27};

    private static final double[] FOUR = {0.5, 5, 14};
    private static final double OBJECTIVES = 3;
    private static final double BUILDINGS = Long.bitCount(Buildings.COMMON);

    private TurnsLeft() {}

    /// The number of turns that each seat may still expect: 0 in the last round, else at least 1.
    static double turns(CarraraState state) {
        if (isLastRound(state)) {
            return 0;
        }
        int seats = state.rules.seats();
        double least = 1;
        for (int seat = 0; seat < seats; seat++) {
            least = Math.min(least, missing(state, seat));
        }
        double left = Long.bitCount(state.display | state.pile) / BUILDINGS;
        double two = TWO[0] + TWO[1] * least + TWO[2] * left;
        double four = FOUR[0] + FOUR[1] * least + FOUR[2] * left;
        return Math.max(1, two + (four - two) * (seats - 2) / 2);
    }

    static boolean isLastRound(CarraraState state) {
        return state.announcer != CarraraState.NOBODY || state.lastBuilder != CarraraState.NOBODY;
    }

    /// Whether a seat has still to act in this round.
    static boolean isToAct(CarraraState state, int seat) {
        int seats = state.rules.seats();
        int place = (seat - state.start + seats) % seats;
        int now = (state.seat - state.start + seats) % seats;
        return place > now || place == now && state.phase == Phase.ACTION;
    }

    /// The part of its objectives that a seat lacks, from 0 to 1.
    private static double missing(CarraraState state, int seat) {
        int seats = state.rules.seats();
        TopCard top = state.top();
        ObjectCard object = ObjectCard.of(state.cards.object());
        BuildingCard building = BuildingCard.of(state.cards.building());
        double sum = missing(top.have(state, seat), top.need(seats));
        sum += missing(object.have(state.objects[seat]), object.need(seats));
        sum += missing(building.have(state.seatBuildings, seat), building.need(seats));
        return sum / OBJECTIVES;
    }

    private static double missing(int have, int need) {
        return have >= need ? 0 : (double) (need - have) / need;
    }
}
