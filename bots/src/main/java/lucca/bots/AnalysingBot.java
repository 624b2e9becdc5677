package lucca.bots;

import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// A bot that can report its evaluation of every legal step.
public interface AnalysingBot<S extends State<S>> extends Bot<S> {
    /// Evaluates each legal step of the seat.
    StepAnalysis analyse(SeatView<S> view, SearchBudget budget, Rng random);

    @Override
    default int choose(SeatView<S> view, SearchBudget budget, Rng random) {
        return analyse(view, budget, random).best().step();
    }
}
