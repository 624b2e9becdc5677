package lucca.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.bots.BotKind;
import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.State;

/// Collects the statistics of a game. Whenever another seat is to decide, the game's evaluator
/// determines the leader: the seat with the highest forecast. A tie does not change the leader.
final class BalanceSampler<S extends State<S>> implements GameListener<S> {
    private static final int NOBODY = -1;

    private final Game<S, ?> game;
    private final Evaluator<S> evaluator;
    private final double[] points;
    private final Integer[] decisions;
    private final Histogram branching = new Histogram();
    private Map<String, String> drawn = Map.of();
    private int first = NOBODY;
    private int previous = NOBODY;
    private int leader = NOBODY;
    private int leadChanges;

    private BalanceSampler(Game<S, ?> game) {
        this.game = game;
        evaluator = game.evaluator();
        points = new double[game.setup().seats()];
        decisions = new Integer[points.length];
        Arrays.fill(decisions, 0);
    }

    /// Plays a game and collects its statistics.
    public static <S extends State<S>> BalanceSample play(
            Game<S, ?> game, List<BotKind> bots, ThinkingLimit thinkingLimit, DealSeeds dealSeeds) {
        BalanceSampler<S> sampler = new BalanceSampler<>(game);
        BotGame<S> botGame = new BotGame<>(game, bots, thinkingLimit, dealSeeds, 0);
        return sampler.sample(botGame.play(sampler), botGame.state());
    }

    @Override
    public void onDecision(S state, int seat, MoveList choices) {
        if (first == NOBODY) {
            first = seat;
            drawn = game.randomOptions(state);
        }
        decisions[seat]++;
        branching.add(choices.size());
        if (seat != previous) {
            previous = seat;
            evaluator.forecast(state, points);
            updateLeader();
        }
    }

    private BalanceSample sample(List<SeatResult> seats, S end) {
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = seats.get(seat).payoff();
        }
        updateLeader();
        return new BalanceSample(
                seats,
                first,
                List.of(decisions),
                branching,
                leadChanges,
                String.valueOf(end.reason()),
                drawn,
                IntStream.range(0, points.length)
                        .mapToObj(seat -> game.holdings(end, seat))
                        .toList());
    }

    private void updateLeader() {
        int best = 0;
        boolean alone = true;
        for (int seat = 1; seat < points.length; seat++) {
            if (points[seat] >= points[best]) {
                alone = points[seat] > points[best];
                best = alone ? seat : best;
            }
        }
        if (alone && best != leader) {
            leadChanges += leader == NOBODY ? 0 : 1;
            leader = best;
        }
    }
}
