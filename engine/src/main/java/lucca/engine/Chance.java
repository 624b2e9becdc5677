package lucca.engine;

/// Draws chance outcomes by their weights.
public final class Chance {
    private Chance() {}

    /// Draws one of `outcomes`, the complete list for `state`. The sum of the weights must fit a
    /// `long`.
    public static int draw(State<?> state, MoveList outcomes, Rng random) {
        long total = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            total = Math.addExact(total, state.weight(outcomes.get(i)));
        }
        long left = random.below(total);
        int i = 0;
        for (left -= state.weight(outcomes.get(0));
                left >= 0;
                left -= state.weight(outcomes.get(i))) {
            i++;
        }
        return outcomes.get(i);
    }
}
