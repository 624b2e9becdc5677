/// Lucca, the tower game.
module lucca.towers {
    requires static transitive org.jspecify;
    requires transitive lucca.engine;

    exports lucca.towers;

    opens lucca.towers; // messages and rules pages are resources

    provides lucca.engine.EvaluatorFactory with
            lucca.towers.bot.TowersEvaluatorFactory;
    provides lucca.engine.GameKind with
            lucca.towers.TowersKind;
}
