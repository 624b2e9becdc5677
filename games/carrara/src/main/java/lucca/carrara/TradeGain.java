package lucca.carrara;

/// What purchases (P3.1) and payments (P3.3) bring the seat in turn, in points.
final class TradeGain {
    /// What blocks that are still to be drawn promise.
    static final double UNKNOWN = 0.5;

    /// How much sooner one parts with a block than with one of the next dearer colour, where their
    /// worth is the same.
    private static final double PLAINER = 0.5;

    private final FeatureWeights weights;
    private double coin;
    private int coins;
    private int room;

    TradeGain(FeatureWeights featureWeights) {
        this.weights = featureWeights;
    }

    /// Begins with a position.
    void prepare(CarraraState state) {
        coin = weights.coin(state);
        coins = state.coins[state.seat];
        int own = Counts.sum(state.blocks[state.seat]);
        room = Math.max(0, FeatureExtractor.ENOUGH_BLOCKS - own);
    }

    /// What the best section brings above its price, if the wheel turns so many times.
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

    /// What can be paid of these blocks, the plainest first, as far as it is worth its price.
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

    /// What just these blocks of a section bring above their price.
    double of(int blocks, int section) {
        double sum = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            double gain = weights.block(colour) - Colour.price(colour, section) * coin;
            sum += Counts.get(blocks, colour) * gain;
        }
        return sum + crowd(Counts.sum(blocks));
    }

    /// Blocks of which there are many already are worth less.
    private double crowd(int taken) {
        return Math.max(0, taken - room) * weights.of(Feature.MANY_BLOCKS);
    }

    /// How much these blocks are missed when they are paid.
    double missed(int blocks) {
        double sum = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            double dear = PLAINER * (Colour.COUNT - colour);
            sum += Counts.get(blocks, colour) * (weights.block(colour) + dear);
        }
        return sum;
    }

    /// The plainest blocks with which the building that is to be paid can be.
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
