package lucca.bots;

import java.util.List;
import lucca.engine.State;

/// A game for two written down as a tree: who decides, and what may follow.
/// @param share what the first seat has of the win, where the game is over
/// @param points what the first seat has in points there; the second has none
/// @param weight how often chance takes this branch, in relation to the others
record ToyTreeNode(int actor, List<ToyTreeNode> next, double share, int points, long weight) {
    /// Where the first seat has a share of the win and as many percent in points.
    static ToyTreeNode end(double share) {
        return end(share, (int) Math.round(100 * share));
    }

    static ToyTreeNode end(double share, int points) {
        return new ToyTreeNode(State.OVER, List.of(), share, points, 1);
    }

    static ToyTreeNode choice(int seat, ToyTreeNode... next) {
        return new ToyTreeNode(seat, List.of(next), 0, 0, 1);
    }

    static ToyTreeNode chance(ToyTreeNode... next) {
        return new ToyTreeNode(State.CHANCE, List.of(next), 0, 0, 1);
    }

    ToyTreeNode times(long often) {
        return new ToyTreeNode(actor, next, share, points, often);
    }
}
