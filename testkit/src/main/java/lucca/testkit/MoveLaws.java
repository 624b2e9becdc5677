package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lucca.engine.Event;
import lucca.engine.EventFields;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Playout;
import lucca.engine.Refusal;
import lucca.engine.Rng;
import lucca.engine.State;

/// Checks the moves at one point of a match: notation in both directions, and a refusal for every
/// illegal move.
final class MoveLaws<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final Notation<M> notation;

    MoveLaws(Match<S, M> match) {
        this.match = match;
        notation = match.game().notation();
    }

    void check(Rng random) {
        if (match.awaits(State.CHANCE)) {
            checkNotation(List.of(chanceOutcome(random)));
        }
        for (int seat = 0; seat < match.game().setup().seats(); seat++) {
            List<M> legal = match.legalMoves(seat);
            assertThat(new HashSet<>(legal)).as("moves without duplicates").hasSameSizeAs(legal);
            checkNotation(legal);
        }
    }

    private M chanceOutcome(Rng random) {
        Playout playout = new Playout();
        return match.compose(State.CHANCE, (state, seat) -> playout.step(state, seat, random));
    }

    private void checkNotation(List<M> legal) {
        for (M move : legal) {
            assertThat(notation.parse(notation.text(move))).as("text of %s", move).isEqualTo(move);
            Json.Obj json = notation.json(move).with("seat", 0);
            assertThat(
                            notation.parse(
                                    EventFields.of(Json.parse(json.toString()), notation.schema())))
                    .as("JSON of %s", move)
                    .isEqualTo(move);
        }
    }

    /// Checks that exactly the legal ones of `moves` are accepted from each seat. Others are
    /// refused with a rule number and change nothing. Returns the refusals.
    Set<Refusal> refusals(Iterable<M> moves) {
        Set<Refusal> refusals = new HashSet<>();
        String position = match.position();
        for (int seat = State.CHANCE; seat < match.game().setup().seats(); seat++) {
            Set<M> legal = seat == State.CHANCE ? Set.of() : new HashSet<>(match.legalMoves(seat));
            for (M move : moves) {
                Event<M> event = new Event<>(seat, move);
                Optional<Refusal> refusal = match.refusal(event);
                if (seat != State.CHANCE || !match.awaits(seat)) {
                    assertThat(refusal.isEmpty())
                            .as("%s is legal", event)
                            .isEqualTo(legal.contains(move));
                }
                refusal.ifPresent(
                        why -> {
                            assertThat(match.play(event)).contains(why);
                            refusals.add(why);
                        });
            }
        }
        assertThat(match.position()).as("position after refusals").isEqualTo(position);
        return refusals;
    }
}
