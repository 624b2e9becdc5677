package lucca.bots;

import java.util.Arrays;
import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// PUCT: what has done best, with a bonus for what suggests itself and has been tried little. Steps
/// are tried in the order in which they suggest themselves. A node has edges for a few of them, and
/// gets more when these have been tried.
///
/// Where there are [Habits], what did well elsewhere has a bonus too, which falls with every loss
/// here: the progressive history of Nijssen and Winands. Then what suggests itself counts by its
/// square root only, so that nothing is overlooked for long.
final class Puct<S extends State<S>> implements Selection<S> {
    private static final int FIRST_EDGES = 8;
    private static final long INDEX = 0xFFFFFFFFL;
    private static final int PARTS = 1 << 20;

    private final Judgement<S> judgement;
    private final @Nullable Habits habits;
    private final Draw draw = new Draw();
    private final MoveList legal = new MoveList();
    private final double exploration;
    private final double caution;
    private final double breadth;
    private long[] order = new long[64];

    Puct(Game<S, ?> game, SearchStyle style, @Nullable Habits habits) {
        this.habits = habits;
        judgement = game.judgement();
        exploration = style.exploration();
        caution = style.caution();
        breadth = style.breadth();
    }

    @Override
    public void expand(Tree tree, int node, S state, MoveList moves, Rng random) {
        double[] urges = draw.weigh(judgement, state, moves);
        boolean root = node == Tree.ROOT;
        if (root) {
            vary(urges, moves.size(), random);
            if (breadth > 0) {
                level(urges, moves.size());
            }
        }
        add(tree, node, moves, urges, root ? moves.size() : FIRST_EDGES);
    }

    /// Without some chance at the root, games without chance would always go the same way.
    private static void vary(double[] urges, int count, Rng random) {
        for (int i = 0; i < count; i++) {
            urges[i] *= 0.5 + (double) random.below(PARTS) / PARTS;
        }
    }

    private void level(double[] urges, int count) {
        double mean = Arrays.stream(urges, 0, count).sum() / count;
        for (int i = 0; i < count; i++) {
            urges[i] += breadth * (mean - urges[i]);
        }
    }

    /// Adds edges behind those that have been tried, up to so many in all.
    private void add(Tree tree, int node, MoveList moves, double[] urges, int most) {
        int all = moves.size();
        if (order.length < all) {
            order = new long[2 * all];
        }
        double sum = 0;
        for (int i = 0; i < all; i++) {
            urges[i] = habits == null ? urges[i] : Math.sqrt(urges[i]);
            sum += urges[i];
            // Floats above 0 are in the order of their bits; of equals the first comes first.
            order[i] = (long) ~Float.floatToIntBits((float) urges[i]) << 32 | i;
        }
        Arrays.sort(order, 0, all);
        int room = Math.min(most, all);
        int first = tree.moveEdges(node, room);
        for (int i = tree.tried(node); i < room; i++) {
            int index = (int) (order[i] & INDEX);
            tree.setEdge(first + i, moves.get(index), urges[index] / sum);
        }
        tree.setComplete(node, room == all);
    }

    @Override
    public int pick(Tree tree, int node, S state) {
        int tried = tree.tried(node);
        if (tried == tree.edgeCount(node) && !tree.isComplete(node) && tree.hasRoom(2 * tried)) {
            state.legalMoves(legal);
            add(tree, node, legal, draw.weigh(judgement, state, legal), 2 * tried);
        }
        int first = tree.firstEdge(node);
        double bonus = exploration * Math.sqrt(tree.visits(node));
        int best = first;
        double most = -1;
        double sum = 0;
        int total = 0;
        for (int edge = first; edge < first + tried; edge++) {
            int visits = tree.edgeVisits(edge);
            sum += tree.sum(edge);
            total += visits;
            double losses = visits - tree.sum(edge);
            double worth =
                    tree.sum(edge) / visits
                            + bonus * tree.prior(edge) / (1 + visits)
                            + habit(tree, node, edge) / (1 + losses);
            if (worth > most) {
                most = worth;
                best = edge;
            }
        }
        if (tried < tree.edgeCount(node)) {
            double unknown = total == 0 ? 0 : sum / total * (1 - caution);
            int next = first + tried;
            if (unknown + bonus * tree.prior(next) + habit(tree, node, next) > most) {
                tree.tryNext(node);
                return next;
            }
        }
        return best;
    }

    private double habit(Tree tree, int node, int edge) {
        return habits == null ? 0 : habits.worth(tree.actor(node), tree.code(edge));
    }
}
