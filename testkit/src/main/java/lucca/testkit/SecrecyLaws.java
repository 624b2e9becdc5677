package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.State;

/// Checks which information a state reveals to each seat.
final class SecrecyLaws<S extends State<S>> {
    private final Game<S, ?> game;
    private final S state;

    SecrecyLaws(Game<S, ?> game, S state) {
        this.game = game;
        this.state = state;
    }

    void check(Rng random) {
        int seats = game.setup().seats();
        for (int viewer : viewers(game)) {
            Observation observation = state.observe(viewer);
            ObservationLaws.check(observation);
            if (game.isPublic()) {
                assertThat(observation).as("public view").isEqualTo(state.observe(0));
            }
        }
        assertThatThrownBy(() -> state.observe(State.CHANCE), "observation for chance")
                .isInstanceOf(IllegalArgumentException.class);
        for (int seat = 0; seat < seats; seat++) {
            S dealt = state.copy();
            dealt.redeal(seat, random.split());
            checkIndistinguishable(seat, dealt);
            if (state.hasPerfectInformation()) {
                assertThat(game.position(dealt))
                        .as("position with perfect information after a redeal for seat %s", seat)
                        .isEqualTo(game.position(state));
            }
            assertThat(game.invariantViolations(dealt))
                    .as("invariant violations after a redeal")
                    .isEmpty();
            checkIndependent(seat, dealt, random.next());
            Playouts.playRandomly(dealt, 30, random.split());
            assertThat(game.invariantViolations(dealt))
                    .as("invariant violations some steps after a redeal")
                    .isEmpty();
        }
    }

    /// The seat and spectators cannot detect a redeal.
    private void checkIndistinguishable(int seat, S dealt) {
        assertThat(dealt.observe(seat))
                .as("observation of seat %s", seat)
                .isEqualTo(state.observe(seat));
        assertThat(dealt.observe(Observation.SPECTATOR))
                .as("observation of spectators")
                .isEqualTo(state.observe(Observation.SPECTATOR));
        assertThat(dealt.actor()).as("actor after a redeal").isEqualTo(state.actor());
        assertThat(dealt.actors()).as("actors after a redeal").isEqualTo(state.actors());
        if ((state.actors() >> seat & 1) != 0) {
            assertThat(moves(seat, dealt))
                    .as("moves of seat %s after a redeal", seat)
                    .isEqualTo(moves(seat, state));
        }
    }

    /// A redeal does not depend on hidden information: states that the seat cannot distinguish give
    /// the same result.
    private void checkIndependent(int seat, S dealt, long seed) {
        S first = state.copy();
        S second = dealt.copy();
        first.redeal(seat, new Rng(seed));
        second.redeal(seat, new Rng(seed));
        assertThat(game.position(second))
                .as("redeal for seat %s from an equivalent state", seat)
                .isEqualTo(game.position(first));
    }

    /// All viewers of a state.
    static List<Integer> viewers(Game<?, ?> game) {
        List<Integer> viewers =
                new ArrayList<>(List.of(Observation.SPECTATOR, Observation.REFEREE));
        for (int seat = 0; seat < game.setup().seats(); seat++) {
            viewers.add(seat);
        }
        return viewers;
    }

    /// Whether any information is hidden from the seat.
    boolean hasSecretsFrom(int seat, Rng random) {
        Set<String> positions = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            S dealt = state.copy();
            dealt.redeal(seat, random);
            positions.add(game.position(dealt));
        }
        return positions.size() > 1;
    }

    private static <S extends State<S>> int[] moves(int seat, S state) {
        MoveList moves = new MoveList();
        state.legalMoves(seat, moves);
        return moves.toArray();
    }
}
