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

/// Bots at their seats, and chance, for games that are played or simulated. All of them share one
/// random generator, so a seed reproduces the game. Where bots are measured, chance has its own
/// seeds: see [BotGame].
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

    /// The next step: a chance outcome, or the choice of the seat's bot.
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

    /// The number of steps that the bots have chosen so far.
    public int decisions() {
        return decisions;
    }
}
