package lucca.bots;

import java.util.Arrays;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Draws steps by how much they suggest themselves.
final class Draw {
    private static final double PARTS = 1 << 30;

    private double[] urges = new double[64];

    /// One of the legal steps of the seat to decide.
    <S extends State<S>> int step(Judgement<S> judgement, S state, MoveList moves, Rng random) {
        int count = moves.size();
        if (count == 1) {
            return moves.get(0);
        }
        weigh(judgement, state, moves);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += urges[i];
        }
        double left = random.below(1 << 30) / PARTS * sum;
        int i = 0;
        for (left -= urges[0]; left >= 0 && i < count - 1; left -= urges[i]) {
            i++;
        }
        return moves.get(i);
    }

    /// How much each of the steps suggests itself; the array is overwritten by the next call.
    <S extends State<S>> double[] weigh(Judgement<S> judgement, S state, MoveList moves) {
        if (urges.length < moves.size()) {
            urges = Arrays.copyOf(urges, 2 * moves.size());
        }
        judgement.urges(state, moves, urges);
        return urges;
    }
}
