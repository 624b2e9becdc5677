package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// A bot that can tell what it thinks of every step.
public interface AnalysingBot<S extends State<S>> extends Bot<S> {
    /// What each legal step of the seat is likely to bring.
    Analysis analyse(SeatView<S> view, SearchBudget searchBudget, Rng random);

    @Override
    default int choose(SeatView<S> view, SearchBudget searchBudget, Rng random) {
        return analyse(view, searchBudget, random).best().step();
    }
}
