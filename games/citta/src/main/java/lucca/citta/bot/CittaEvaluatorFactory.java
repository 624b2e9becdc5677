package lucca.citta.bot;

import lucca.citta.CittaState;
import lucca.engine.Evaluator;
import lucca.engine.EvaluatorFactory;

/// Makes the evaluators of Lucca Città.
public final class CittaEvaluatorFactory implements EvaluatorFactory<CittaState> {
    @Override
    public String game() {
        return "citta";
    }

    @Override
    public Evaluator<CittaState> evaluator(CittaState start) {
        return new CittaEvaluator(start.rules, start.deck);
    }
}
