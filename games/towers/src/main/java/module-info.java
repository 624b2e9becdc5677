/// Lucca, the tower game.
module lucca.towers {
    requires static transitive org.jspecify;
    requires transitive lucca.engine;

    exports lucca.towers;

    provides lucca.engine.GameKind with
            lucca.towers.TowersKind;
}
