package lucca.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.State;

/// Watches a game for its statistics. Who leads is asked whenever another seat comes to decide: the
/// seat that alone has most by the game's own judgement. If several have as much, nothing has
/// changed.
final class GameWatch<S extends State<S>> implements Onlooker<S> {
    private static final int NOBODY = -1;

    private final Game<S, ?> game;
    private final Judgement<S> judgement;
    private final double[] points;
    private final Integer[] decisions;
    private final Distribution branching = new Distribution();
    private Map<String, String> drawn = Map.of();
    private int first = NOBODY;
    private int previous = NOBODY;
    private int leader = NOBODY;
    private int leadChanges;

    private GameWatch(Game<S, ?> game) {
        this.game = game;
        judgement = game.judgement();
        points = new double[game.setup().seats()];
        decisions = new Integer[points.length];
        Arrays.fill(decisions, 0);
    }

    /// Plays a game and watches it.
    public static <S extends State<S>> GameFacts play(
            Game<S, ?> game, List<Bots> bots, Pace pace, Deal deal) {
        GameWatch<S> watch = new GameWatch<>(game);
        Bout<S> bout = new Bout<>(game, bots, pace, deal, 0);
        return watch.facts(bout.play(watch), bout.state());
    }

    @Override
    public void decision(S state, int seat, MoveList choices) {
        if (first == NOBODY) {
            first = seat;
            drawn = game.drawn(state);
        }
        decisions[seat]++;
        branching.add(choices.size());
        if (seat != previous) {
            previous = seat;
            judgement.forecast(state, points);
            lead();
        }
    }

    private GameFacts facts(List<SeatResult> seats, S end) {
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = seats.get(seat).payoff();
        }
        lead();
        return new GameFacts(
                seats,
                first,
                List.of(decisions),
                branching,
                leadChanges,
                String.valueOf(end.reason()),
                drawn,
                IntStream.range(0, points.length).mapToObj(seat -> game.held(end, seat)).toList());
    }

    private void lead() {
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
