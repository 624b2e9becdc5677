package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// A bot that can tell what it thinks of every step.
public interface Thinker<S extends State<S>> extends Bot<S> {
    /// What each legal step of the seat is likely to bring.
    Insight think(SeatView<S> view, Budget budget, Rng random);

    @Override
    default int choose(SeatView<S> view, Budget budget, Rng random) {
        return think(view, budget, random).best().step();
    }
}
