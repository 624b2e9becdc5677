package lucca.bots;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// UCB1: tries every step once, in random order, then selects the best mean value plus an
/// exploration bonus.
final class Ucb<S extends State<S>> implements SelectionPolicy<S> {
    private final double exploration;

    Ucb(MctsParameters parameters) {
        exploration = parameters.exploration();
    }

    @Override
    public void expand(SearchTree tree, int node, S state, MoveList moves, Rng random) {
        int count = moves.size();
        int first = tree.addEdges(node, count);
        for (int i = 0; i < count; i++) {
            int other = random.below(i + 1);
            tree.setEdge(first + i, moves.get(i), 0);
            tree.swap(first + i, first + other);
        }
    }

    @Override
    public int select(SearchTree tree, int node, S state) {
        int first = tree.firstEdge(node);
        int tried = tree.tried(node);
        if (tried < tree.edgeCount(node)) {
            tree.tryNext(node);
            return first + tried;
        }
        double bonus = exploration * Math.sqrt(Logarithm.of(tree.visits(node)));
        int best = first;
        double most = -1;
        for (int edge = first; edge < first + tried; edge++) {
            int visits = tree.edgeVisits(edge);
            double worth = tree.sum(edge) / visits + bonus / Math.sqrt(visits);
            if (worth > most) {
                most = worth;
                best = edge;
            }
        }
        return best;
    }
}
