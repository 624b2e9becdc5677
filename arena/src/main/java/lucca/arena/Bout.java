package lucca.arena;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import lucca.bots.Bot;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.SeatView;
import lucca.engine.State;

/// One game between bots, with a clock beside it. Whoever has no choice is not asked.
final class Bout<S extends State<S>> {
    private final List<Bot<S>> bots;
    private final Pace pace;
    private final Deal deal;
    private final int rotation;
    private final S state;
    private final MoveList moves = new MoveList();
    private final int[] decisions;
    private final long[] nanos;
    private final long[] late;
    private final long[] worst;
    private int events;
    private int made;

    /// @param bots one for each seat
    public Bout(Game<S, ?> game, List<Bots> bots, Pace pace, Deal deal, int rotation) {
        this.bots = bots.stream().map(bot -> bot.make(game)).toList();
        this.pace = pace;
        this.deal = deal;
        this.rotation = rotation;
        state = game.start();
        decisions = new int[bots.size()];
        nanos = new long[bots.size()];
        late = new long[bots.size()];
        worst = new long[bots.size()];
    }

    /// Plays to the end.
    /// @throws CancellationException if the thread is interrupted; a bot that is thinking is told
    /// to decide
    /// @throws IllegalStateException if a bot chooses what is not legal
    public List<SeatResult> play(Onlooker<S> onlooker) {
        for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
            int step;
            if (actor == State.CHANCE) {
                step = state.draw(moves, deal.chance(events++));
            } else {
                state.legalMoves(moves);
                onlooker.decision(state, actor, moves);
                step = moves.size() == 1 ? moves.get(0) : choose(actor);
            }
            onlooker.step(step);
            state.play(step);
        }
        return IntStream.range(0, bots.size()).mapToObj(this::result).toList();
    }

    /// The state of the game, only to be read.
    public S state() {
        return state;
    }

    private int choose(int seat) {
        return made++ < deal.opening()
                ? moves.get(deal.lot(made).below(moves.size()))
                : decide(seat);
    }

    private int decide(int seat) {
        Thread thread = Thread.currentThread();
        long begun = System.nanoTime();
        int step =
                bots.get(seat)
                        .choose(
                                new SeatView<>(state, seat),
                                pace.begin(),
                                deal.bot(rotation, seat, decisions[seat]));
        count(seat, System.nanoTime() - begun);
        if (thread.isInterrupted()) {
            throw new CancellationException();
        }
        if (!moves.containsSorted(step)) {
            throw new IllegalStateException("seat " + seat + " wants " + step + " of " + moves);
        }
        return step;
    }

    private void count(int seat, long taken) {
        decisions[seat]++;
        nanos[seat] += taken;
        if (pace instanceof Pace.Time(var each)) {
            long over = taken - each.toNanos();
            worst[seat] = Math.max(worst[seat], over);
            late[seat] += over > SeatResult.GRACE ? 1 : 0;
        }
    }

    private SeatResult result(int seat) {
        return new SeatResult(
                state.payoff(seat),
                state.score(seat),
                decisions[seat],
                nanos[seat],
                late[seat],
                worst[seat]);
    }
}
