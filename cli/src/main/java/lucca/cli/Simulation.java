package lucca.cli;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import lucca.arena.Pace;
import lucca.arena.Seating;
import lucca.arena.Workers;
import lucca.bots.Bots;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Records;
import lucca.engine.Rng;
import lucca.engine.State;

/// Many games between bots. The game of an index has random numbers of its own, so it is the same
/// in whichever piece of work, on whichever thread, and whether or not a record of it is written.
final class Simulation<S extends State<S>, M extends Move> {
    private static final int QUICK_GAMES = 256;

    private final Game<S, M> game;
    private final List<Bots> bots;
    private final Pace pace;
    private final long seed;

    Simulation(Game<S, M> game, List<Bots> bots, Pace pace, long seed) {
        this.game = game;
        this.bots = bots;
        this.pace = pace;
        this.seed = seed;
    }

    /// Some games: their tally, and their records, one a line, if they are wanted.
    record Piece(Tally tally, String records) {}

    /// All games from 0 on as pieces of work: many at once if they are short, else one by one.
    Iterator<Callable<Piece>> pieces(long games, boolean recorded) {
        int size = recorded ? 1 : Workers.together(bots, QUICK_GAMES);
        return LongStream.iterate(0, from -> from < games, from -> from + size)
                .<Callable<Piece>>mapToObj(
                        from ->
                                recorded
                                        ? () -> recorded(from)
                                        : () -> unrecorded(from, Math.min(games, from + size)))
                .iterator();
    }

    private Piece recorded(long index) {
        Seating<S> seating = new Seating<>(game, bots, pace, Rng.of(seed, index));
        Match<S, M> match = Match.of(game);
        while (!match.isOver()) {
            int seat = match.actor();
            match.play(new Event<>(seat, match.compose(seat, seating::step)));
        }
        Tally tally = new Tally(game);
        tally.add(match.state(), seating.decisions());
        return new Piece(tally, Records.write(match) + "\n");
    }

    private Piece unrecorded(long from, long to) {
        Tally tally = new Tally(game);
        S start = game.start();
        S state = game.start();
        for (long index = from; index < to; index++) {
            Seating<S> seating = new Seating<>(game, bots, pace, Rng.of(seed, index));
            state.copyFrom(start);
            while (state.actor() != State.OVER) {
                state.play(seating.step(state, state.actor()));
            }
            tally.add(state, seating.decisions());
        }
        return new Piece(tally, "");
    }
}
