package lucca.bots;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Which step is tried next.
interface SelectionPolicy<S extends State<S>> {
    /// Gives a node, which is of this state and has these legal steps, its edges, those to be tried
    /// first in front; not necessarily all at once.
    void expand(SearchTree searchTree, int node, S state, MoveList moves, Rng random);

    /// The edge to follow; counts it as tried.
    int select(SearchTree searchTree, int node, S state);
}
