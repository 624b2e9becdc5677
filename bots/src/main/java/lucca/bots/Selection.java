package lucca.bots;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Which step is tried next.
interface Selection<S extends State<S>> {
    /// Gives a node its edges, those to be tried first in front; of more steps than `count`, the
    /// last are left out.
    void expand(Tree tree, int node, S state, MoveList moves, int count, Rng random);

    /// The edge to follow; counts it as tried.
    int pick(Tree tree, int node);
}
