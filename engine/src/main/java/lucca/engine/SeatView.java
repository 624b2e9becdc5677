package lucca.engine;

/// A position as one seat sees it, for bots. The true state stays encapsulated; every sample
/// redeals the hidden information.
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

    /// Overwrites `into` with a random state that is possible as far as the seat knows.
    public void sample(S into, Rng random) {
        into.copyFrom(truth);
        into.redeal(seat, random);
    }
}
