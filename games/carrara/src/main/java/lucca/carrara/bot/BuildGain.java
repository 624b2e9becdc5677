package lucca.carrara.bot;

import java.util.Arrays;
import lucca.carrara.BuildingCard;
import lucca.carrara.Buildings;
import lucca.carrara.CarraraState;
import lucca.carrara.Category;
import lucca.carrara.City;
import lucca.carrara.Counts;
import lucca.carrara.ScoreTally;
import lucca.carrara.Scoring;
import lucca.carrara.SeatBuildings;
import lucca.carrara.Steps;
import lucca.carrara.Type;
import lucca.carrara.Value;

/// Estimates the gain of the seat in turn from building (P3.3) or improving (P5.3).
final class BuildGain {
    private static final int LEVELS = Buildings.COUNT / Type.COUNT;
    private static final int DEAREST = 8;

    /// The value of an upgrade tile, and the number of turns left from which it counts in full.
    private static final double TILE = 6;

    private static final double TURNS_FOR_TILE = 8;

    /// The share of a building's value that a bonus card may add.
    private static final double BONUS = 0.4;

    /// The value of reaching the objective of buildings.
    private static final double OBJECTIVE = 2;

    private final FeatureWeights weights;
    private final FeatureExtractor extractor;

    /// The card's points for one more building, by category, rank of cost and city. NaN until
    /// computed.
    private final double[] byCard = new double[Category.COUNT * LEVELS * City.COUNT];

    /// The value of the cheapest blocks that a city accepts, by city and number of blocks.
    private final double[] price = new double[City.COUNT * (DEAREST + 1)];

    private final SeatBuildings seatBuildings = new SeatBuildings(1);
    private final ScoreTally scoreTally = new ScoreTally();
    private double tile;
    private double nearly;
    private double bonus;
    private int need;
    private int have;
    private int score;

    /// The feature extractor must hold the features of the seat in turn at every call.
    BuildGain(FeatureWeights featureWeights, FeatureExtractor featureExtractor) {
        this.weights = featureWeights;
        this.extractor = featureExtractor;
    }

    /// Reads a new position.
    void prepare(CarraraState state) {
        System.arraycopy(
                state.seatBuildings.sets,
                City.COUNT * state.seat,
                seatBuildings.sets,
                0,
                City.COUNT);
        Arrays.fill(byCard, Double.NaN);
        BuildingCard card = BuildingCard.of(state.cards.building());
        need = card.need(state.rules.seats());
        have = Math.min(need, card.have(seatBuildings, 0));
        score = score(card);
        nearly = weights.of(Feature.NEARLY_SCORED);
        tile = TILE * Math.min(1, weights.turns() / TURNS_FOR_TILE);
        bonus = state.cards.bonus() > 0 ? BONUS : 0;
        prices(state.blocks[state.seat]);
    }

    private void prices(int blocks) {
        int many = Counts.sum(blocks) - FeatureExtractor.ENOUGH_BLOCKS;
        for (int city = 0; city < City.COUNT; city++) {
            int paid = 0;
            double sum = 0;
            for (int colour = city; colour >= 0; colour--) {
                for (int i = Counts.get(blocks, colour); i > 0 && paid < DEAREST; i--) {
                    sum += weights.block(colour);
                    sum += paid < many ? weights.of(Feature.MANY_BLOCKS) : 0;
                    paid++;
                    price[city * (DEAREST + 1) + paid] = sum;
                }
            }
        }
    }

    /// The estimated points of a step of building.
    double gain(CarraraState state, int code) {
        int building = Steps.building(code);
        int city = Steps.city(code);
        int old = Steps.replaced(code);
        int cost = Buildings.cost(building);
        int more = old < 0 ? cost : cost - Buildings.cost(old);
        Value value = Scoring.value(state, state.seat, city);
        double each = value.points() + FeatureExtractor.COIN * value.coins();
        double known = weights.toScore(value.points(), value.coins(), 0);
        double rank = cost * each + FeatureExtractor.OBJECT;
        double now = (cost * known + weights.of(Feature.OBJECTS_TO_SCORE)) / rank;
        double gain = now * potential(state, Buildings.type(building), 1, rank);
        if (old < 0) {
            gain += now * potential(state, Type.COUNT + city, 1, rank);
            gain += byCard(state, building, city);
        } else {
            double lost = Buildings.cost(old) * each + FeatureExtractor.OBJECT;
            gain += now * potential(state, Buildings.type(old), -1, -lost);
            gain += now * potential(state, Type.COUNT + city, 0, more * each);
            gain += byCard(state, building, city) - byCard(state, old, city);
        }
        gain += bonus * more * each + (Buildings.isEight(building) ? tile : 0);
        return gain - price[city * (DEAREST + 1) + more];
    }

    /// The increase of future scorings if one of them gets more buildings and points.
    private double potential(CarraraState state, int what, int buildings, double gain) {
        if (extractor.markers == 0 || !FeatureExtractor.isFree(state, state.seat, what)) {
            return 0;
        }
        int needed = what < Type.COUNT ? 1 : City.of(what - Type.COUNT).needed();
        int count = extractor.count[what];
        double before = extractor.whole[what];
        return potential(before + gain, count + buildings, needed)
                - potential(before, count, needed);
    }

    private double potential(double gain, int count, int needed) {
        return count >= needed
                ? Math.max(0, gain - extractor.least)
                : nearly * Math.max(0, gain) * count / needed;
    }

    /// The card's points for a building in a city. For an existing building: its present points.
    private double byCard(CarraraState state, int building, int city) {
        boolean land = (Category.LAND_BUILDINGS.buildings() >>> building & 1) != 0;
        int key = ((land ? LEVELS : 0) + building % LEVELS) * City.COUNT + city;
        if (Double.isNaN(byCard[key])) {
            BuildingCard card = BuildingCard.of(state.cards.building());
            long bit = 1L << building;
            boolean there = (seatBuildings.sets[city] & bit) != 0;
            seatBuildings.sets[city] ^= bit;
            double further = Math.min(need, card.have(seatBuildings, 0)) - have;
            double change =
                    (score(card) - score) * weights.of(Feature.BUILDINGS)
                            + OBJECTIVE * further / need;
            seatBuildings.sets[city] ^= bit;
            byCard[key] = there ? -change : change;
        }
        return byCard[key];
    }

    private int score(BuildingCard card) {
        scoreTally.clear(false);
        card.score(seatBuildings, 0, scoreTally);
        return scoreTally.points;
    }
}
