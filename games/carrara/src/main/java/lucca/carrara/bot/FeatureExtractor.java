package lucca.carrara.bot;

import java.util.Arrays;
import lucca.carrara.BonusCard;
import lucca.carrara.BuildingCard;
import lucca.carrara.Buildings;
import lucca.carrara.CarraraRules;
import lucca.carrara.CarraraState;
import lucca.carrara.Category;
import lucca.carrara.City;
import lucca.carrara.Colour;
import lucca.carrara.Counts;
import lucca.carrara.ObjectCard;
import lucca.carrara.ScoreTally;
import lucca.carrara.Scoring;
import lucca.carrara.ScoringTarget;
import lucca.carrara.Type;
import lucca.carrara.Value;

/// Extracts the [features][Feature] of a seat. Scratch space, filled again for each seat.
final class FeatureExtractor {
    /// The coins and blocks that are enough for a few turns.
    static final int ENOUGH_COINS = 10;

    static final int ENOUGH_BLOCKS = 8;

    /// The values of a coin and an object, for comparing scorings.
    static final double COIN = 0.35;

    static final double OBJECT = 3;

    /// The number of things that score with objects: types and cities.
    private static final int WITH_OBJECTS = Type.COUNT + City.COUNT;

    /// The values by [Feature].
    final double[] features = new double[Feature.COUNT];

    /// The number of buildings in each thing that can be scored, by index in [ScoringTarget], and
    /// the points and coins that they give.
    final int[] count = new int[ScoringTarget.COUNT];

    final int[] points = new int[ScoringTarget.COUNT];
    final int[] coins = new int[ScoringTarget.COUNT];

    /// Their total value, whether or not the target can be scored now.
    final double[] whole = new double[ScoringTarget.COUNT];

    /// The same for targets that can be scored now, else 0.
    final double[] open = new double[ScoringTarget.COUNT];

    /// The markers left, and the value of the scoring for the last of them.
    int markers;

    double least;

    /// The index of that scoring, or −1.
    int last;

    private final ScoreTally scoreTally = new ScoreTally();

    /// Extracts the features of a seat that may expect that many turns.
    void look(CarraraState state, int seat, double turns) {
        survey(state, seat);
        holdings(state, seat);
        endings(state, seat);
        scorings(state, seat);
        boolean last = TurnsLeft.isLastRound(state);
        best(last ? TurnsLeft.isToAct(state, seat) ? 1 : 0 : (int) turns + 1);
    }

    /// Computes the scores of a seat's buildings, by type, city and category.
    void survey(CarraraState state, int seat) {
        Arrays.fill(count, 0, Type.COUNT, 0);
        Arrays.fill(points, 0, Type.COUNT, 0);
        Arrays.fill(coins, 0, Type.COUNT, 0);
        for (int city = 0; city < City.COUNT; city++) {
            Value value = Scoring.value(state, seat, city);
            long here = state.seatBuildings.in(seat, city);
            int sum = 0;
            for (long rest = here; rest != 0; rest &= rest - 1) {
                int building = Long.numberOfTrailingZeros(rest);
                int cost = Buildings.cost(building);
                int type = Buildings.type(building);
                sum += cost;
                count[type]++;
                points[type] += cost * value.points();
                coins[type] += cost * value.coins();
            }
            put(Type.COUNT + city, here, sum, value);
        }
        for (int i = 0; state.rules.hasCategories() && i < Category.COUNT; i++) {
            Category category = Category.of(i);
            long own = state.seatBuildings.all(seat) & category.buildings();
            Value value = Scoring.value(state, seat, category);
            put(WITH_OBJECTS + i, own, Buildings.cost(own), value);
        }
    }

    private void put(int what, long buildings, int cost, Value value) {
        count[what] = Long.bitCount(buildings);
        points[what] = cost * value.points();
        coins[what] = cost * value.coins();
    }

    private void set(Feature feature, double number) {
        features[feature.ordinal()] = number;
    }

    private void holdings(CarraraState state, int seat) {
        int blocks = state.blocks[seat];
        set(Feature.ALWAYS, 1);
        set(Feature.WITH_BONUS, state.cards.bonus() > 0 ? 1 : 0);
        set(Feature.POINTS, state.scores[seat]);
        set(Feature.COINS, state.coins[seat]);
        set(Feature.FEW_COINS, Math.min(state.coins[seat], ENOUGH_COINS));
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            features[Feature.WHITE.ordinal() + colour] = Counts.get(blocks, colour);
        }
        set(Feature.MANY_BLOCKS, Math.max(0, Counts.sum(blocks) - ENOUGH_BLOCKS));
    }

    /// Adds the points if the game ended now.
    private void endings(CarraraState state, int seat) {
        double rate = state.top().coinsForAPoint();
        set(Feature.EXCHANGE, state.coins[seat] / rate);
        scoreTally.clear(false);
        if (state.cards.bonus() > 0) {
            BonusCard.of(state.cards.bonus()).score(state, seat, scoreTally);
        }
        set(Feature.BONUS, scoreTally.points + scoreTally.coins / rate);
        scoreTally.clear(false);
        ObjectCard.of(state.cards.object()).score(state.objects[seat], scoreTally);
        set(Feature.OBJECTS, scoreTally.points);
        scoreTally.clear(false);
        BuildingCard.of(state.cards.building()).score(state.seatBuildings, seat, scoreTally);
        set(Feature.BUILDINGS, scoreTally.points);
    }

    /// Whether a seat may still score this target, given enough buildings.
    static boolean isFree(CarraraState state, int seat, int what) {
        if (what < Type.COUNT) {
            return (state.scored[seat] >> what & 1) == 0;
        }
        return what < WITH_OBJECTS
                ? (state.citiesScored() >> what - Type.COUNT & 1) == 0
                : (state.scored[seat] >> what - City.COUNT & 1) == 0;
    }

    static boolean isCity(int what) {
        return what >= Type.COUNT && what < WITH_OBJECTS;
    }

    private void scorings(CarraraState state, int seat) {
        double nearly = 0;
        for (int what = 0; what < ScoringTarget.COUNT; what++) {
            int needed = isCity(what) ? City.of(what - Type.COUNT).needed() : 1;
            double objects = what < WITH_OBJECTS ? count[what] * OBJECT : 0;
            boolean free = count[what] > 0 && isFree(state, seat, what);
            whole[what] = points[what] + coins[what] * COIN + objects;
            open[what] = free && count[what] >= needed ? whole[what] : 0;
            nearly += free && count[what] < needed ? whole[what] * count[what] / needed : 0;
        }
        markers = CarraraRules.MARKERS - state.scorings(seat);
        set(Feature.NEARLY_SCORED, nearly);
        set(Feature.MARKERS, markers);
    }

    /// Sums up the best scorings, one for each marker and turn.
    private void best(int turns) {
        int taken = 0;
        int best = 0;
        double sumOfPoints = 0;
        double sumOfCoins = 0;
        double sumOfObjects = 0;
        last = -1;
        least = 0;
        for (int i = Math.min(markers, turns); i > 0 && best >= 0; i--) {
            best = bestOf(taken);
            last = best;
            least = best < 0 ? 0 : open[best];
            if (best >= 0) {
                taken |= 1 << best;
                sumOfPoints += points[best];
                sumOfCoins += coins[best];
                sumOfObjects += best < WITH_OBJECTS ? count[best] : 0;
            }
        }
        set(Feature.POINTS_TO_SCORE, sumOfPoints);
        set(Feature.COINS_TO_SCORE, sumOfCoins);
        set(Feature.OBJECTS_TO_SCORE, sumOfObjects);
    }

    /// The best scoring not yet taken, or −1.
    private int bestOf(int taken) {
        int best = -1;
        double most = 0;
        for (int what = 0; what < ScoringTarget.COUNT; what++) {
            if (open[what] > most && (taken >> what & 1) == 0) {
                most = open[what];
                best = what;
            }
        }
        return best;
    }
}
