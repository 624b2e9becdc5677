/// Bots for any game of the engine.
module lucca.bots {
    requires static transitive org.jspecify;
    requires transitive lucca.engine;

    exports lucca.bots;

    opens lucca.bots; // messages are resources
}
