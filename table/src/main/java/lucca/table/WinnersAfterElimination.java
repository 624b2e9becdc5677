package lucca.table;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import lucca.engine.Match;

/// Determines the winners of a finished game in which seats have been eliminated: the remaining
/// winners of the game, or else the best of the remaining seats.
public final class WinnersAfterElimination {
    private WinnersAfterElimination() {}

    /// The winning seats, ascending.
    /// @param in whether a seat is not eliminated; true for at least one seat
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
