package lucca.engine;

/// Makes the evaluators of a game. It is found by `ServiceLoader`, so that the rules of the game do
/// not depend on what bots know.
public interface EvaluatorFactory<S extends State<S>> {
    /// The name of the game.
    String game();

    /// A new evaluator for the game with that start, which the evaluator may keep and change.
    Evaluator<S> evaluator(S start);
}
