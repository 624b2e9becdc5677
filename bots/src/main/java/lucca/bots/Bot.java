package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Decides for a seat. It sees only what the seat may know. A bot keeps memory for its thinking, so
/// each seat of each match has its own.
public interface Bot<S extends State<S>> {
    /// One legal step of the seat. The same view, the same number of iterations and the same random
    /// numbers give the same step, on every machine.
    int choose(SeatView<S> view, SearchBudget searchBudget, Rng random);
}
