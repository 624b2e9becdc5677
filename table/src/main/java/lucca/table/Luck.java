package lucca.table;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Rng;
import org.jspecify.annotations.Nullable;

/// Where a table has its chance from. It is fixed before the first seat is taken, and told when the
/// game is over.
public interface Luck {
    /// Random numbers for a step of the chance outcome that becomes the entry of this version, at a
    /// table whose seats have added these salts. A step has fewer than 2^32 ways, so the 64 bits of
    /// a seed are enough for one, though not for a whole outcome such as twelve cards.
    Rng at(long version, int step, List<String> salts);

    /// What a secret, told before the game, is made of: with it everybody can check all outcomes.
    String secret();

    /// What it brings at a table next; `null` if chance is not asked.
    default Json.@Nullable Obj next(Table table) {
        List<String> salts = table.chairs().stream().map(Chair::salt).toList();
        return table.course().wantsChance()
                ? table.course().draw(step -> at(table.version() + 1, step, salts))
                : null;
    }
}
