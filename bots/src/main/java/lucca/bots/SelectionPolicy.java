package lucca.bots;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// The tree policy: expands nodes and selects the edge to follow.
interface SelectionPolicy<S extends State<S>> {
    /// Adds edges for the legal steps of a node, in the order in which they are to be tried. It
    /// need not add all of them at once.
    void expand(SearchTree tree, int node, S state, MoveList moves, Rng random);

    /// Selects the edge to follow and counts it as tried.
    int select(SearchTree tree, int node, S state);
}
