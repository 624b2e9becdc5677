package lucca.table;

import java.util.List;
import lucca.engine.Rng;

/// Where a table has its chance from. It is fixed before the first seat is taken, and told when the
/// game is over.
public interface Luck {
    /// Random numbers for the chance outcome that becomes the entry of this version, at a table
    /// whose seats have added these salts.
    Rng at(long version, List<String> salts);

    /// What a secret, told before the game, is made of: with it everybody can check all outcomes.
    String secret();
}
