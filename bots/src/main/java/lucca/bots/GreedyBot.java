package lucca.bots;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Looks one step ahead and takes the step that the game's evaluator rates best. The shares of its
/// analysis are [values][StateEvaluator#value], which include the margin where a step ends the
/// game: low skill levels choose by them.
final class GreedyBot<S extends State<S>> implements AnalysingBot<S> {
    private final StateEvaluator<S> evaluator;
    private final MoveList moves = new MoveList();
    private final int seats;
    private final S before;
    private final S after;

    GreedyBot(Game<S, ?> game) {
        evaluator = new StateEvaluator<>(game);
        seats = game.setup().seats();
        before = game.start();
        after = game.start();
    }

    @Override
    public Analysis analyse(SeatView<S> view, SearchBudget searchBudget, Rng random) {
        view.legalMoves(moves);
        view.sample(before, random);
        List<Analysis.Candidate> options = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            options.add(evaluate(moves.get(i)));
        }
        return new Analysis(view.seat(), 1, false, Analysis.sorted(options, view.seat()));
    }

    private Analysis.Candidate evaluate(int step) {
        after.copyFrom(before);
        after.play(step);
        evaluator.evaluate(after);
        double[] shares = new double[seats];
        double[] errors = new double[seats];
        double[] points = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            shares[seat] = evaluator.value(seat);
            errors[seat] = 1;
            points[seat] = evaluator.points(seat);
        }
        return new Analysis.Candidate(
                step,
                1,
                Analysis.list(shares),
                Analysis.list(errors),
                Analysis.list(points),
                List.of(step));
    }
}
