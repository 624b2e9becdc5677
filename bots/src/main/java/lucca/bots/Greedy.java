package lucca.bots;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Looks one step ahead and takes what the game's own judgement likes best. The shares that it
/// tells are [values][Prospects#value], with the margin reckoned in where a step ends the game:
/// weak levels choose by them.
final class Greedy<S extends State<S>> implements Thinker<S> {
    private final Prospects<S> prospects;
    private final MoveList moves = new MoveList();
    private final int seats;
    private final S before;
    private final S after;

    Greedy(Game<S, ?> game) {
        prospects = new Prospects<>(game);
        seats = game.setup().seats();
        before = game.start();
        after = game.start();
    }

    @Override
    public Insight think(SeatView<S> view, Budget budget, Rng random) {
        view.legalMoves(moves);
        view.sample(before, random);
        List<Insight.Option> options = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            options.add(look(moves.get(i)));
        }
        return new Insight(view.seat(), 1, false, Insight.sorted(options, view.seat()));
    }

    private Insight.Option look(int step) {
        after.copyFrom(before);
        after.play(step);
        prospects.look(after);
        double[] shares = new double[seats];
        double[] errors = new double[seats];
        double[] points = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            shares[seat] = prospects.value(seat);
            errors[seat] = 1;
            points[seat] = prospects.points(seat);
        }
        return new Insight.Option(
                step,
                1,
                Insight.list(shares),
                Insight.list(errors),
                Insight.list(points),
                List.of(step));
    }
}
