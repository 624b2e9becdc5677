package lucca.bots;

import java.util.List;
import lucca.engine.State;

/// A game for two written down as a tree: who decides, and what may follow.
/// @param share what the first seat has of the win, where the game is over
/// @param points what the first seat has in points there; the second has none
/// @param weight how often chance takes this branch, in relation to the others
record Branch(int actor, List<Branch> next, double share, int points, long weight) {
    /// Where the first seat has a share of the win and as many percent in points.
    static Branch end(double share) {
        return end(share, (int) Math.round(100 * share));
    }

    static Branch end(double share, int points) {
        return new Branch(State.OVER, List.of(), share, points, 1);
    }

    static Branch choice(int seat, Branch... next) {
        return new Branch(seat, List.of(next), 0, 0, 1);
    }

    static Branch chance(Branch... next) {
        return new Branch(State.CHANCE, List.of(next), 0, 0, 1);
    }

    Branch times(long often) {
        return new Branch(actor, next, share, points, often);
    }
}
