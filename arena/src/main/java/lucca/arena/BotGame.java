package lucca.arena;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import lucca.bots.Bot;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Plays one game between bots and times them. A bot without a choice is not asked.
final class BotGame<S extends State<S>> {
    private final List<Bot<S>> bots;
    private final ThinkingLimit thinkingLimit;
    private final DealSeeds dealSeeds;
    private final int rotation;
    private final S state;
    private final MoveList moves = new MoveList();
    private final int[] decisions;
    private final long[] nanos;
    private final long[] overruns;
    private final long[] maxOverrun;
    private int events;
    private int decisionsMade;

    /// @param bots one for each seat
    public BotGame(
            Game<S, ?> game,
            List<BotKind> bots,
            ThinkingLimit thinkingLimit,
            DealSeeds dealSeeds,
            int rotation) {
        this.bots = bots.stream().map(bot -> bot.create(game)).toList();
        this.thinkingLimit = thinkingLimit;
        this.dealSeeds = dealSeeds;
        this.rotation = rotation;
        state = game.start();
        decisions = new int[bots.size()];
        nanos = new long[bots.size()];
        overruns = new long[bots.size()];
        maxOverrun = new long[bots.size()];
    }

    /// Plays to the end.
    /// @throws CancellationException if the thread is interrupted; a bot that is thinking then
    ///     decides at once
    /// @throws IllegalStateException if a bot chooses an illegal step
    public List<SeatResult> play(GameListener<S> gameListener) {
        for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
            int step;
            if (actor == State.CHANCE) {
                step = state.draw(moves, dealSeeds.chance(events++));
            } else {
                state.legalMoves(moves);
                gameListener.onDecision(state, actor, moves);
                step = moves.size() == 1 ? moves.get(0) : choose(actor);
            }
            gameListener.onStep(step);
            state.play(step);
        }
        return IntStream.range(0, bots.size()).mapToObj(this::result).toList();
    }

    /// The state of the game; callers must not change it.
    public S state() {
        return state;
    }

    private int choose(int seat) {
        return decisionsMade++ < dealSeeds.opening()
                ? moves.get(dealSeeds.openingChoice(decisionsMade).below(moves.size()))
                : decide(seat);
    }

    private int decide(int seat) {
        Thread thread = Thread.currentThread();
        long begun = System.nanoTime();
        int step =
                bots.get(seat)
                        .choose(
                                new SeatView<>(state, seat),
                                thinkingLimit.startBudget(),
                                dealSeeds.bot(rotation, seat, decisions[seat]));
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
        if (thinkingLimit instanceof ThinkingLimit.WallClock(var each)) {
            long over = taken - each.toNanos();
            maxOverrun[seat] = Math.max(maxOverrun[seat], over);
            overruns[seat] += over > SeatResult.GRACE ? 1 : 0;
        }
    }

    private SeatResult result(int seat) {
        return new SeatResult(
                state.payoff(seat),
                state.score(seat),
                decisions[seat],
                nanos[seat],
                overruns[seat],
                maxOverrun[seat]);
    }
}
