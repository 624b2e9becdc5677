package lucca.bots;

import java.util.Arrays;
import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// PUCT: what has done best, with a bonus for what suggests itself and has been tried little. Steps
/// are tried in the order in which they suggest themselves, so that a node has few of them as long
/// as it has few visits.
final class Puct<S extends State<S>> implements Selection<S> {
    private static final long INDEX = 0xFFFF;

    private final Judgement<S> judgement;
    private final Draw draw = new Draw();
    private final double exploration;
    private final double caution;
    private long[] order = new long[64];

    Puct(Game<S, ?> game, SearchStyle style) {
        judgement = game.judgement();
        exploration = style.exploration();
        caution = style.caution();
    }

    @Override
    public void expand(Tree tree, int node, S state, MoveList moves, int count, Rng random) {
        int all = moves.size();
        double[] urges = draw.weigh(judgement, state, moves);
        if (node == Tree.ROOT) {
            vary(urges, all, random);
        }
        if (order.length < all) {
            order = new long[2 * all];
        }
        double sum = 0;
        for (int i = 0; i < all; i++) {
            sum += urges[i];
            // Floats above 0 are in the order of their bits; of equals the first comes first.
            order[i] = ~((long) Float.floatToIntBits((float) urges[i]) << 32) & ~INDEX | i;
        }
        Arrays.sort(order, 0, all);
        int first = tree.addEdges(node, count);
        for (int i = 0; i < count; i++) {
            int index = (int) (order[i] & INDEX);
            tree.setEdge(first + i, moves.get(index), urges[index] / sum);
        }
    }

    /// Without some chance at the root, games without chance would always go the same way.
    private static void vary(double[] urges, int count, Rng random) {
        for (int i = 0; i < count; i++) {
            urges[i] *= 0.5 + random.below(1 << 20) / (double) (1 << 20);
        }
    }

    @Override
    public int pick(Tree tree, int node) {
        int first = tree.firstEdge(node);
        int tried = tree.tried(node);
        double bonus = exploration * Math.sqrt(tree.visits(node));
        int best = Tree.NONE;
        double most = -1;
        double sum = 0;
        int total = 0;
        for (int edge = first; edge < first + tried; edge++) {
            int visits = tree.edgeVisits(edge);
            sum += tree.sum(edge);
            total += visits;
            double worth = tree.sum(edge) / visits + bonus * tree.prior(edge) / (1 + visits);
            if (worth > most) {
                most = worth;
                best = edge;
            }
        }
        if (tried < tree.edgeCount(node)) {
            double unknown = total == 0 ? 0 : sum / total * (1 - caution);
            if (unknown + bonus * tree.prior(first + tried) > most) {
                tree.tryNext(node);
                return first + tried;
            }
        }
        return best;
    }
}
