package lucca.engine;

/// A position as one seat sees it: all that a bot gets. The true state stays inside; what the seat
/// cannot know is drawn anew in every sample.
public final class SeatView<S extends State<S>> {
    private final S truth;
    private final int seat;

    public SeatView(S truth, int seat) {
        this.truth = truth;
        this.seat = seat;
    }

    public int seat() {
        return seat;
    }

    public void legalMoves(MoveList out) {
        truth.legalMoves(seat, out);
    }

    /// Makes of `into` a state that may be the true one as far as the seat knows.
    public void sample(S into, Rng random) {
        into.copyFrom(truth);
        into.redeal(seat, random);
    }
}
