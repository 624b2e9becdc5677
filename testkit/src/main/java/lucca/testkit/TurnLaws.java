package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Checks whose turn it is, especially where several seats decide simultaneously.
final class TurnLaws<S extends State<S>, M extends Move> {
    private final Match<S, M> match;

    TurnLaws(Match<S, M> match) {
        this.match = match;
    }

    /// The actor is the lowest of the actors, and each of them has legal moves.
    void check(S state) {
        int actors = state.actors();
        assertThat(actors >>> match.game().setup().seats())
                .as("actors beyond the last seat")
                .isZero();
        if (state.actor() < 0) {
            assertThat(actors).as("actors while no seat decides").isZero();
            return;
        }
        assertThat(Integer.numberOfTrailingZeros(actors)).as("actor").isEqualTo(state.actor());
        MoveList legal = new MoveList();
        MoveList ofSeat = new MoveList();
        for (int rest = actors; rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            state.legalMoves(seat, ofSeat);
            StateLaws.assertAscending(ofSeat);
            assertThat(ofSeat.isEmpty()).as("no legal move of seat %s", seat).isFalse();
        }
        state.legalMoves(legal);
        state.legalMoves(state.actor(), ofSeat);
        assertThat(ofSeat.toArray()).as("moves of the actor").isEqualTo(legal.toArray());
    }

    /// The order of simultaneous decisions does not change the match.
    void checkOrder(Rng random) {
        List<Event<M>> decisions = new ArrayList<>();
        for (int seat = 0; seat < match.game().setup().seats(); seat++) {
            if (match.awaits(seat)) {
                List<M> moves = match.legalMoves(seat);
                decisions.add(new Event<>(seat, moves.get(random.below(moves.size()))));
            }
        }
        if (decisions.size() > 1) {
            assertSame(after(decisions.reversed()), after(decisions));
        }
    }

    private Match<S, M> after(List<Event<M>> decisions) {
        Match<S, M> again = Match.of(match.game());
        match.log().forEach(again::play);
        decisions.forEach(
                event ->
                        assertThat(again.play(event))
                                .as("refusal of a decision in another order")
                                .isEmpty());
        return again;
    }

    /// Asserts that two matches are equal in log, position, score lines and effects.
    static void assertSame(Match<?, ?> one, Match<?, ?> other) {
        assertThat(one.log()).as("log").isEqualTo(other.log());
        assertThat(one.position()).as("position after the same log").isEqualTo(other.position());
        assertThat(one.lines()).as("score lines of the same log").isEqualTo(other.lines());
        for (int i = 0; i < one.log().size(); i++) {
            assertThat(one.consequenceMessages(i))
                    .as("effects of event %s", i)
                    .isEqualTo(other.consequenceMessages(i));
        }
    }
}
