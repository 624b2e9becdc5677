package lucca.bots;

import java.util.List;
import lucca.engine.State;

/// A game for two written down as a tree: who decides, and what may follow.
/// @param share what the first seat has of the win, where the game is over
/// @param weight how often chance takes this branch, in relation to the others
record Branch(int actor, List<Branch> next, double share, long weight) {
    static Branch end(double share) {
        return new Branch(State.OVER, List.of(), share, 1);
    }

    static Branch choice(int seat, Branch... next) {
        return new Branch(seat, List.of(next), 0, 1);
    }

    static Branch chance(Branch... next) {
        return new Branch(State.CHANCE, List.of(next), 0, 1);
    }

    Branch times(long often) {
        return new Branch(actor, next, share, often);
    }
}
