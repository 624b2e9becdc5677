package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Decides for a seat and sees only what the seat may know. A bot keeps scratch memory, so each
/// seat of each match needs its own instance.
public interface Bot<S extends State<S>> {
    /// Chooses a legal step of the seat. The same view, number of iterations and random numbers
    /// give the same step on every machine.
    int choose(SeatView<S> view, SearchBudget budget, Rng random);
}
