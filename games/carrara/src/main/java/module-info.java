/// The Palaces of Carrara, the board game.
module lucca.carrara {
    requires static transitive org.jspecify;
    requires transitive lucca.engine;

    exports lucca.carrara;

    opens lucca.carrara; // messages and rules pages are resources

    provides lucca.engine.EvaluatorFactory with
            lucca.carrara.bot.CarraraEvaluatorFactory;
    provides lucca.engine.GameKind with
            lucca.carrara.CarraraKind;
}
