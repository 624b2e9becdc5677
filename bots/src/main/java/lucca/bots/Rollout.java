package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.State;

/// Estimates the value of a leaf of the search tree.
interface Rollout<S extends State<S>> {
    /// Plays on from a state. Afterwards shares, values and points refer to the state that it
    /// reached.
    void run(S state, Rng random);

    /// The expected share of the win of a seat, from 0 to 1.
    double share(int seat);

    /// What the search maximizes for a seat, from 0 to 1: the share, possibly adjusted by the
    /// margin.
    double value(int seat);

    /// The expected points of a seat at the end.
    double points(int seat);
}
