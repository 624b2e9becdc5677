package lucca.carrara.bot;

import lucca.carrara.CarraraState;
import lucca.carrara.Colour;
import lucca.carrara.Counts;
import lucca.carrara.Wheel;

/// Estimates the gain from purchases (P3.1) and the cost of payments (P3.3) for the seat in turn,
/// in points.
final class TradeGain {
    /// The expected gain from blocks still to be drawn.
    static final double UNKNOWN = 0.5;

    /// The advantage of paying with a block over paying with the next dearer colour at equal value.
    private static final double PLAINER = 0.5;

    private final FeatureWeights weights;
    private double coin;
    private int coins;
    private int room;

    TradeGain(FeatureWeights featureWeights) {
        this.weights = featureWeights;
    }

    /// Reads a new position.
    void prepare(CarraraState state) {
        coin = weights.coin(state);
        coins = state.coins[state.seat];
        int own = Counts.sum(state.blocks[state.seat]);
        room = Math.max(0, FeatureExtractor.ENOUGH_BLOCKS - own);
    }

    /// The best section's value above its price, after that many turns of the wheel.
    double best(CarraraState state, int turns) {
        prepare(state);
        double best = 0;
        for (int i = 0; i < Wheel.SECTIONS; i++) {
            int blocks = state.wheel.sections[i];
            if (blocks != 0) {
                best = Math.max(best, ofAll(blocks, (i + turns) % Wheel.SECTIONS));
            }
        }
        return best;
    }

    /// The value of these blocks above their price, the cheapest colours first, as far as they can
    /// be paid and are worth it.
    private double ofAll(int blocks, int section) {
        int left = coins;
        int taken = 0;
        double sum = 0;
        for (int colour = Colour.COUNT - 1; colour >= 0; colour--) {
            int price = Colour.price(colour, section);
            double gain = weights.block(colour) - price * coin;
            int count = gain > 0 ? Counts.get(blocks, colour) : 0;
            count = price == 0 ? count : Math.min(count, left / price);
            left -= count * price;
            taken += count;
            sum += count * gain;
        }
        return sum + crowd(taken);
    }

    /// The value of exactly these blocks of a section above their price.
    double of(int blocks, int section) {
        double sum = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            double gain = weights.block(colour) - Colour.price(colour, section) * coin;
            sum += Counts.get(blocks, colour) * gain;
        }
        return sum + crowd(Counts.sum(blocks));
    }

    /// The loss in value for blocks of which there are many already.
    private double crowd(int taken) {
        return Math.max(0, taken - room) * weights.of(Feature.MANY_BLOCKS);
    }

    /// The value of these blocks for the seat, lost in a payment.
    double missed(int blocks) {
        double sum = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            double dear = PLAINER * (Colour.COUNT - colour);
            sum += Counts.get(blocks, colour) * (weights.block(colour) + dear);
        }
        return sum;
    }

    /// The cheapest blocks that pay for the current building.
    static int plainest(CarraraState state) {
        int blocks = state.blocks[state.seat];
        int left = state.toPay();
        int paid = 0;
        for (int colour = state.city; left > 0; colour--) {
            int count = Math.min(left, Counts.get(blocks, colour));
            paid += Counts.of(colour, count);
            left -= count;
        }
        return paid;
    }
}
