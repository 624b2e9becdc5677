package lucca.towers.bot;

import lucca.engine.Evaluator;
import lucca.engine.EvaluatorFactory;
import lucca.towers.TowersState;

/// Makes the evaluators of the tower game.
public final class TowersEvaluatorFactory implements EvaluatorFactory<TowersState> {
    @Override
    public String game() {
        return "towers";
    }

    @Override
    public Evaluator<TowersState> evaluator(TowersState start) {
        return new TowersEvaluator(start.city, start.rules.seats());
    }
}
