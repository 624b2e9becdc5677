package lucca.cli;

import java.util.List;
import lucca.bots.Bot;
import lucca.bots.Bots;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// The bots at their seats, and chance. Whoever plays games with bots takes every step from here,
/// so that the same random numbers always give the same game.
final class Seating {
    private final List<Bot> bots;
    private final Rng random;
    private final MoveList outcomes = new MoveList();
    private int decisions;

    Seating(List<Bots> bots, Rng random) {
        this.bots = bots.stream().map(Bots::make).toList();
        this.random = random;
    }

    /// The next step: a chance outcome, or what the bot of the seat wants.
    <S extends State<S>> int step(S state, int seat) {
        if (seat == State.CHANCE) {
            return state.draw(outcomes, random);
        }
        decisions++;
        return bots.get(seat).choose(new SeatView<>(state, seat), random);
    }

    /// How many steps the bots have chosen so far.
    int decisions() {
        return decisions;
    }
}
