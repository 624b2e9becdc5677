/// The game engine.
module lucca.engine {
    requires static transitive org.jspecify;

    exports lucca.engine;

    uses lucca.engine.GameKind;
}
