package lucca.bots;

import java.util.List;
import lucca.engine.State;

/// A node of a game for two, written down as a tree: who decides, and which nodes may follow.
/// @param share the share of the win of the first seat at the end of the game
/// @param points the points of the first seat at the end; the second seat has none
/// @param weight the weight of this node as a chance outcome
record ToyTreeNode(int actor, List<ToyTreeNode> next, double share, int points, long weight) {
    /// An end with a share of the win for the first seat, and as many points as percent.
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
