/// The game engine.
module lucca.engine {
    requires static transitive org.jspecify;

    exports lucca.engine;

    opens lucca.engine; // for its messages

    uses lucca.engine.GameKind;
}
