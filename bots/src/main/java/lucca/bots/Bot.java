package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Decides for a seat. It sees only what the seat may know. A bot may keep memory for its thinking,
/// so each seat of each match has its own.
public interface Bot {
    /// One legal step of the seat. The same view and the same random numbers give the same step.
    <S extends State<S>> int choose(SeatView<S> view, Rng random);
}
