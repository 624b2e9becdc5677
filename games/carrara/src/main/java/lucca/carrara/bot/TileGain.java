package lucca.carrara.bot;

import lucca.carrara.CarraraState;
import lucca.carrara.Category;
import lucca.carrara.City;
import lucca.carrara.Steps;
import lucca.carrara.Tile;
import lucca.carrara.Type;
import lucca.carrara.Value;
import lucca.engine.MoveList;

/// Estimates the gain from the upgrade tiles (P5.4).
final class TileGain {
    /// The average cost of a building.
    private static final double COST = 3;

    /// The cost that a turn adds to the buildings of a city or category, and the most turns that
    /// count.
    private static final double COST_OF_A_TURN = 0.5;

    private static final double TURNS = 10;

    /// A category is scored only once; a building of a city is also scored with its type.
    private static final double CATEGORY = 0.5;

    private final FeatureWeights weights;
    private final FeatureExtractor extractor;

    TileGain(FeatureWeights featureWeights, FeatureExtractor featureExtractor) {
        this.weights = featureWeights;
        this.extractor = featureExtractor;
    }

    void write(CarraraState state, MoveList steps, double[] out) {
        double coin = weights.coin(state);
        double coming = Math.min(weights.turns(), TURNS) * COST_OF_A_TURN;
        extractor.survey(state, state.seat);
        for (int i = 0; i < steps.size(); i++) {
            int tile = steps.get(i) - Steps.UPGRADE;
            boolean city = tile < City.COUNT;
            Value before = city ? City.of(tile).value() : Category.of(tile - City.COUNT).value();
            Value after = Tile.of(tile).value();
            double points = after.points() - before.points();
            double coins = after.coins() - before.coins();
            double cost = COST * extractor.count[Type.COUNT + tile] + coming;
            out[i] = (points + coins * coin) * cost * (city ? 1 : CATEGORY);
        }
    }
}
