/// Lucca Città, the card game.
module lucca.citta {
    requires static transitive org.jspecify;
    requires transitive lucca.engine;

    exports lucca.citta;

    opens lucca.citta; // messages and rules pages are resources

    provides lucca.engine.EvaluatorFactory with
            lucca.citta.bot.CittaEvaluatorFactory;
    provides lucca.engine.GameKind with
            lucca.citta.CittaKind;
}
