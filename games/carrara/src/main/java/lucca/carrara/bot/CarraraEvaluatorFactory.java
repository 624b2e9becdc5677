package lucca.carrara.bot;

import lucca.carrara.CarraraState;
import lucca.engine.Evaluator;
import lucca.engine.EvaluatorFactory;

/// Makes the evaluators of The Palaces of Carrara.
public final class CarraraEvaluatorFactory implements EvaluatorFactory<CarraraState> {
    @Override
    public String game() {
        return "carrara";
    }

    @Override
    public Evaluator<CarraraState> evaluator(CarraraState start) {
        return new CarraraEvaluator(start);
    }
}
