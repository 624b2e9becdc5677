package lucca.engine;

/// Evaluates a position by the points that each seat would have if the game ended now.
final class CurrentScoreEvaluator<S extends State<S>> implements Evaluator<S> {
    private final S scratch;

    CurrentScoreEvaluator(S scratch) {
        this.scratch = scratch;
    }

    @Override
    public void forecast(S state, double[] points) {
        scratch.copyFrom(state);
        scratch.applyFinalScoring();
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = scratch.score(seat);
        }
    }

    @Override
    public double uncertainty(S state) {
        return 10;
    }
}
