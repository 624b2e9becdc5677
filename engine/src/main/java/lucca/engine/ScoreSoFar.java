package lucca.engine;

/// The plainest judgement: the points that each seat would have if the game ended now.
final class ScoreSoFar<S extends State<S>> implements Judgement<S> {
    private final S scratch;

    ScoreSoFar(S scratch) {
        this.scratch = scratch;
    }

    @Override
    public void forecast(S state, double[] points) {
        scratch.copyFrom(state);
        scratch.settle();
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = scratch.score(seat);
        }
    }

    @Override
    public double doubt(S state) {
        return 10;
    }
}
