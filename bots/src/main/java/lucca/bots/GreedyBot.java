package lucca.bots;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Looks one step ahead and takes the step that the game's evaluator rates best. The shares of its
/// analysis are [values][ValueFunction#value], which include the margin where a step ends the
/// game: low skill levels choose by them.
final class GreedyBot<S extends State<S>> implements AnalysingBot<S> {
    private final ValueFunction<S> evaluator;
    private final MoveList moves = new MoveList();
    private final int seats;
    private final S before;
    private final S after;

    GreedyBot(Game<S, ?> game) {
        evaluator = new ValueFunction<>(game);
        seats = game.setup().seats();
        before = game.start();
        after = game.start();
    }

    @Override
    public StepAnalysis analyse(SeatView<S> view, SearchBudget budget, Rng random) {
        view.legalMoves(moves);
        view.sample(before, random);
        List<StepAnalysis.Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            candidates.add(evaluate(moves.get(i)));
        }
        return new StepAnalysis(
                view.seat(), 1, false, StepAnalysis.sorted(candidates, view.seat()));
    }

    private StepAnalysis.Candidate evaluate(int step) {
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
        return new StepAnalysis.Candidate(
                step,
                1,
                StepAnalysis.list(shares),
                StepAnalysis.list(errors),
                StepAnalysis.list(points),
                List.of(step));
    }
}
