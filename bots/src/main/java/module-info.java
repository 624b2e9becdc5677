/// Opponents.
module lucca.bots {
    requires static transitive org.jspecify;
    requires transitive lucca.engine;

    exports lucca.bots;

    opens lucca.bots; // its words are resources
}
