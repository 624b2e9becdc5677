package lucca.bots;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// UCB1: tries every step once, in random order, then selects the best mean value plus an
/// exploration bonus.
final class Ucb<S extends State<S>> implements SelectionPolicy<S> {
    private final double exploration;

    Ucb(MctsParameters style) {
        exploration = style.exploration();
    }

    @Override
    public void expand(SearchTree searchTree, int node, S state, MoveList moves, Rng random) {
        int count = moves.size();
        int first = searchTree.addEdges(node, count);
        for (int i = 0; i < count; i++) {
            int other = random.below(i + 1);
            searchTree.setEdge(first + i, moves.get(i), 0);
            searchTree.swap(first + i, first + other);
        }
    }

    @Override
    public int select(SearchTree searchTree, int node, S state) {
        int first = searchTree.firstEdge(node);
        int tried = searchTree.tried(node);
        if (tried < searchTree.edgeCount(node)) {
            searchTree.tryNext(node);
            return first + tried;
        }
        double bonus = exploration * Math.sqrt(Logarithm.of(searchTree.visits(node)));
        int best = first;
        double most = -1;
        for (int edge = first; edge < first + tried; edge++) {
            int visits = searchTree.edgeVisits(edge);
            double worth = searchTree.sum(edge) / visits + bonus / Math.sqrt(visits);
            if (worth > most) {
                most = worth;
                best = edge;
            }
        }
        return best;
    }
}
