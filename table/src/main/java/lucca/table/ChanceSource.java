package lucca.table;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// The source of a table's chance outcomes. It is fixed before the first seat is taken and
/// disclosed when the game is over.
public interface ChanceSource {
    /// The random numbers for one step of a chance outcome.
    ///
    /// They depend only on this source, the arguments and the salts of the seats, so neither chat
    /// nor an undo can change the outcome. A step has fewer than 2^32 possibilities, so a 64-bit
    /// seed is enough for one step, but not for a whole outcome such as twelve cards.
    /// @param event the index of the outcome in the record of the game, from 0
    Rng generator(int event, int step, List<String> salts);

    /// The secret behind the commitment. Once it is known, everybody can verify all outcomes.
    String secret();

    /// Composes the pending chance outcome of a match without playing it.
    default <S extends State<S>, M extends Move> M draw(Match<S, M> match, List<String> salts) {
        int event = match.log().size();
        MoveList scratch = new MoveList();
        int[] steps = {0};
        return match.compose(
                State.CHANCE,
                (state, seat) -> state.draw(scratch, generator(event, steps[0]++, salts)));
    }

    /// The next chance outcome of a table; `null` if none is pending.
    default Json.@Nullable Obj nextOutcome(Table table) {
        return table.tableGame().awaitsChance()
                ? table.tableGame().draw(this, table.salts()).json()
                : null;
    }
}
