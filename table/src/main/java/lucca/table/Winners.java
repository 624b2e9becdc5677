package lucca.table;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lucca.engine.Match;

/// Who wins a game that is over, if some have lost before its end: the winners of the game, or else
/// the best of the others.
public final class Winners {
    private Winners() {}

    /// The seats that win, ascending.
    /// @param in whether a seat has not lost before; of some it must be true
    public static List<Integer> of(Match<?, ?> match, IntPredicate in) {
        List<Integer> winners = match.winners().stream().filter(in::test).toList();
        if (!winners.isEmpty()) {
            return winners;
        }
        List<Integer> scores = match.scores();
        int best = seats(scores, in).map(scores::get).max().orElseThrow();
        return seats(scores, in).filter(seat -> scores.get(seat) == best).boxed().toList();
    }

    private static IntStream seats(List<Integer> scores, IntPredicate in) {
        return IntStream.range(0, scores.size()).filter(in);
    }
}
