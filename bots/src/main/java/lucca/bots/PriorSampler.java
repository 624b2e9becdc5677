package lucca.bots;

import java.util.Arrays;
import lucca.engine.Evaluator;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Samples steps in proportion to their priors.
final class PriorSampler {
    private static final int PARTS = 1 << 30;

    private double[] priors = new double[64];

    /// Samples a legal step of the seat to decide. `moves` is scratch space.
    <S extends State<S>> int sample(Evaluator<S> evaluator, S state, MoveList moves, Rng random) {
        int sampled = evaluator.samplePrior(state, random);
        if (sampled != Evaluator.NONE) {
            return sampled;
        }
        state.legalMoves(moves);
        int count = moves.size();
        return moves.get(
                count == 1 ? 0 : sampleIndex(priorsOf(evaluator, state, moves), count, random));
    }

    /// The prior of each step. The next call overwrites the array.
    <S extends State<S>> double[] priorsOf(Evaluator<S> evaluator, S state, MoveList moves) {
        if (priors.length < moves.size()) {
            priors = Arrays.copyOf(priors, 2 * moves.size());
        }
        evaluator.priors(state, moves, priors);
        return priors;
    }

    /// Samples an index in proportion to its weight.
    static int sampleIndex(double[] weights, int count, Rng random) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[i];
        }
        double left = sum * random.below(PARTS) / PARTS - weights[0];
        int index = 0;
        while (left >= 0 && index < count - 1) {
            index++;
            left -= weights[index];
        }
        return index;
    }
}
