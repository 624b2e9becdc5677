/// The game engine.
module lucca.engine {
    requires static transitive org.jspecify;

    exports lucca.engine;

    opens lucca.engine; // messages are resources

    uses lucca.engine.EvaluatorFactory;
    uses lucca.engine.GameKind;
}
