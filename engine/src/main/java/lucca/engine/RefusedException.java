package lucca.engine;

/// Thrown while a move is being read from text or JSON: it names something that the game does not
/// have, or has the wrong shape. Once a move is read, refusals are values.
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    public RefusedException(Refusal refusal) {
        super(refusal.rule() + ": " + refusal.why(), null, false, false);
        this.refusal = new Refusal(refusal.rule(), refusal.why().sanitized(), refusal.remedy());
    }

    public Refusal refusal() {
        return refusal;
    }
}
