package lucca.arena;

import java.util.List;
import java.util.concurrent.CancellationException;
import lucca.bots.Bot;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// The bots at their seats, and chance, for games that are played or simulated: all draw from the
/// same random numbers, so that these give the same game. Where bots are measured, chance has
/// numbers of its own: see [BotGame].
public final class SeatedBots<S extends State<S>> {
    private final List<Bot<S>> bots;
    private final ThinkingLimit thinkingLimit;
    private final Rng random;
    private final MoveList outcomes = new MoveList();
    private int decisions;

    public SeatedBots(
            Game<S, ?> game, List<BotKind> bots, ThinkingLimit thinkingLimit, Rng random) {
        this.bots = bots.stream().map(bot -> bot.create(game)).toList();
        this.thinkingLimit = thinkingLimit;
        this.random = random;
    }

    /// The next step: a chance outcome, or what the bot of the seat wants.
    /// @throws CancellationException if the thread is interrupted
    public int nextStep(S state, int seat) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        if (seat == State.CHANCE) {
            return state.draw(outcomes, random);
        }
        decisions++;
        return bots.get(seat)
                .choose(new SeatView<>(state, seat), thinkingLimit.startBudget(), random);
    }

    /// How many steps the bots have chosen so far.
    public int decisions() {
        return decisions;
    }
}
