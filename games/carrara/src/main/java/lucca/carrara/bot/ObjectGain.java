package lucca.carrara.bot;

import lucca.carrara.BonusCard;
import lucca.carrara.BuildingCard;
import lucca.carrara.CarraraRules;
import lucca.carrara.CarraraState;
import lucca.carrara.Counts;
import lucca.carrara.ObjectCard;
import lucca.carrara.ScoreTally;
import lucca.carrara.Type;

/// Estimates the gain of the seat in turn from objects and from announcing the end.
final class ObjectGain {
    /// The value of ending the game ahead of all others, and behind one.
    private static final double AHEAD = 20;

    private static final double BEHIND = -20;

    /// The value of reaching the objective of objects.
    private static final double OBJECTIVE = 2;

    private final FeatureWeights weights;
    private final double[] more = new double[Type.COUNT];
    private final ScoreTally scoreTally = new ScoreTally();
    private double average;

    ObjectGain(FeatureWeights featureWeights) {
        this.weights = featureWeights;
    }

    /// Computes the gain from one more object of each kind.
    void prepare(CarraraState state) {
        int objects = state.objects[state.seat];
        ObjectCard card = ObjectCard.of(state.cards.object());
        int need = card.need(state.rules.seats());
        int have = Math.min(need, card.have(objects));
        int score = score(card, objects);
        average = 0;
        for (int kind = 0; kind < Type.COUNT; kind++) {
            int with = objects + Counts.of(kind, 1);
            double further = Math.min(need, card.have(with)) - have;
            more[kind] =
                    (score(card, with) - score) * weights.of(Feature.OBJECTS)
                            + OBJECTIVE * further / need;
            average += more[kind] / Type.COUNT;
        }
    }

    private int score(ObjectCard card, int objects) {
        scoreTally.clear(false);
        card.score(objects, scoreTally);
        return scoreTally.points;
    }

    /// The gain from one more object of a kind.
    double more(int kind) {
        return more[kind];
    }

    /// The gain from one more object of any kind.
    double more() {
        return average;
    }

    /// The gain from announcing the end, which is good for a leader.
    double announcing(CarraraState state) {
        double own = ended(state, state.seat) + CarraraRules.ANNOUNCEMENT;
        for (int other = 0; other < state.rules.seats(); other++) {
            if (other != state.seat && ended(state, other) >= own) {
                return BEHIND;
            }
        }
        return AHEAD;
    }

    /// The score of a seat if the game ends now.
    private double ended(CarraraState state, int seat) {
        scoreTally.clear(false);
        if (state.cards.bonus() > 0) {
            BonusCard.of(state.cards.bonus()).score(state, seat, scoreTally);
        }
        ObjectCard.of(state.cards.object()).score(state.objects[seat], scoreTally);
        BuildingCard.of(state.cards.building()).score(state.seatBuildings, seat, scoreTally);
        int coins = scoreTally.coins + state.coins[seat];
        return state.scores[seat] + scoreTally.points + coins / state.top().coinsForAPoint();
    }
}
