/// The game engine.
module lucca.engine {
    requires static transitive org.jspecify;

    exports lucca.engine;

    opens lucca.engine; // its words are resources

    uses lucca.engine.GameKind;
}
