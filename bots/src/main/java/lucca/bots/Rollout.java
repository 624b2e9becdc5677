package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.State;

/// Finds out what a leaf of the tree is worth.
interface Rollout<S extends State<S>> {
    /// Plays on from a state as long as it likes; afterwards shares and points are of the state it
    /// came to.
    void run(S state, Rng random);

    /// The share of the win that a seat may expect, from 0 to 1.
    double share(int seat);

    /// What a seat strives for, from 0 to 1: the share, and maybe what comes beside it.
    double value(int seat);

    /// The points that a seat may expect at the end.
    double points(int seat);
}
