package lucca.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;

/// Finds the evaluators of games.
final class EvaluatorFactories {
    private static final Map<String, EvaluatorFactory<?>> BY_GAME = load();

    private EvaluatorFactories() {}

    private static Map<String, EvaluatorFactory<?>> load() {
        Map<String, EvaluatorFactory<?>> factories = new LinkedHashMap<>();
        for (EvaluatorFactory<?> factory :
                ServiceLoader.load(
                        EvaluatorFactory.class, EvaluatorFactory.class.getClassLoader())) {
            factories.put(factory.game(), factory);
        }
        return factories;
    }

    /// A new evaluator of the game; if there is none, one that uses the score.
    @SuppressWarnings("unchecked") // A factory evaluates the states of the game that it names.
    static <S extends State<S>> Evaluator<S> evaluator(Game<S, ?> game) {
        EvaluatorFactory<S> factory = (EvaluatorFactory<S>) BY_GAME.get(game.kind().name());
        S start = game.start();
        return factory == null ? new CurrentScoreEvaluator<>(start) : factory.evaluator(start);
    }
}
