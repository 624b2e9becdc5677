package lucca.table;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// Where a table has its chance from. It is fixed before the first seat is taken, and told when the
/// game is over.
public interface ChanceSource {
    /// Random numbers for a step of the chance outcome that becomes the event of this number in the
    /// record of the game, counted from 0, at a table whose seats have added these salts. Nothing
    /// else goes in, so neither talk nor an undo can bring another outcome. A step has fewer than
    /// 2^32 ways, so the 64 bits of a seed are enough for one, though not for a whole outcome such
    /// as twelve cards.
    Rng generator(int event, int step, List<String> salts);

    /// What a secret, told before the game, is made of: with it everybody can check all outcomes.
    String secret();

    /// What it brings in a match in which chance is asked; plays nothing.
    default <S extends State<S>, M extends Move> M draw(Match<S, M> match, List<String> salts) {
        int event = match.log().size();
        MoveList scratch = new MoveList();
        int[] steps = {0};
        return match.compose(
                State.CHANCE,
                (state, seat) -> state.draw(scratch, generator(event, steps[0]++, salts)));
    }

    /// What it brings at a table next; `null` if chance is not asked.
    default Json.@Nullable Obj nextOutcome(Table table) {
        return table.tableGame().awaitsChance()
                ? table.tableGame().draw(this, table.salts())
                : null;
    }
}
