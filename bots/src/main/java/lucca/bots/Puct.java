package lucca.bots;

import java.util.Arrays;
import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// PUCT: selects the step with the best mean value plus an exploration bonus in proportion to its
/// prior. Untried steps come in descending order of their priors. A node starts with edges for a
/// few of them and gets more once these are tried.
///
/// With a [ProgressiveHistory], steps that did well elsewhere get a bonus that shrinks with every
/// loss here: the progressive history of Nijssen and Winands. Priors then count only by their
/// square root, so that no step is overlooked for long.
final class Puct<S extends State<S>> implements SelectionPolicy<S> {
    private static final int INITIAL_EDGES = 8;
    private static final long INDEX = 0xFFFFFFFFL;
    private static final int PARTS = 1 << 20;

    private final Evaluator<S> evaluator;
    private final @Nullable ProgressiveHistory history;
    private final PriorSampler sampler = new PriorSampler();
    private final MoveList legal = new MoveList();
    private final double exploration;
    private final double firstPlayReduction;
    private final double rootFlattening;
    private long[] order = new long[64];

    Puct(
            Game<S, ?> game,
            MctsParameters parameters,
            @Nullable ProgressiveHistory progressiveHistory) {
        this.history = progressiveHistory;
        evaluator = game.evaluator();
        exploration = parameters.exploration();
        firstPlayReduction = parameters.firstPlayReduction();
        rootFlattening = parameters.rootFlattening();
    }

    @Override
    public void expand(SearchTree tree, int node, S state, MoveList moves, Rng random) {
        double[] priors = sampler.priorsOf(evaluator, state, moves);
        boolean root = node == SearchTree.ROOT;
        if (root) {
            addRootNoise(priors, moves.size(), random);
            if (rootFlattening > 0) {
                flatten(priors, moves.size());
            }
        }
        add(tree, node, moves, priors, root ? moves.size() : INITIAL_EDGES);
    }

    /// Without noise at the root, games without chance would always take the same course.
    private static void addRootNoise(double[] priors, int count, Rng random) {
        for (int i = 0; i < count; i++) {
            priors[i] *= 0.5 + (double) random.below(PARTS) / PARTS;
        }
    }

    private void flatten(double[] priors, int count) {
        double mean = Arrays.stream(priors, 0, count).sum() / count;
        for (int i = 0; i < count; i++) {
            priors[i] += rootFlattening * (mean - priors[i]);
        }
    }

    /// Adds edges behind those already tried, up to `most` in all.
    private void add(SearchTree tree, int node, MoveList moves, double[] priors, int most) {
        int all = moves.size();
        if (order.length < all) {
            order = new long[2 * all];
        }
        double sum = 0;
        for (int i = 0; i < all; i++) {
            priors[i] = history == null ? priors[i] : Math.sqrt(priors[i]);
            sum += priors[i];
            // Positive floats sort like their bits; of equal priors the first comes first.
            order[i] = (long) ~Float.floatToIntBits((float) priors[i]) << 32 | i;
        }
        Arrays.sort(order, 0, all);
        int room = Math.min(most, all);
        int first = tree.moveEdges(node, room);
        for (int i = tree.tried(node); i < room; i++) {
            int index = (int) (order[i] & INDEX);
            tree.setEdge(first + i, moves.get(index), priors[index] / sum);
        }
        tree.setComplete(node, room == all);
    }

    @Override
    public int select(SearchTree tree, int node, S state) {
        int tried = tree.tried(node);
        if (tried == tree.edgeCount(node) && !tree.isComplete(node) && tree.hasRoom(2 * tried)) {
            state.legalMoves(legal);
            add(tree, node, legal, sampler.priorsOf(evaluator, state, legal), 2 * tried);
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
                            + historyBonus(tree, node, edge) / (1 + losses);
            if (worth > most) {
                most = worth;
                best = edge;
            }
        }
        if (tried < tree.edgeCount(node)) {
            double unknown = total == 0 ? 0 : sum / total * (1 - firstPlayReduction);
            int next = first + tried;
            if (unknown + bonus * tree.prior(next) + historyBonus(tree, node, next) > most) {
                tree.tryNext(node);
                return next;
            }
        }
        return best;
    }

    private double historyBonus(SearchTree tree, int node, int edge) {
        return history == null ? 0 : history.meanShare(tree.actor(node), tree.code(edge));
    }
}
