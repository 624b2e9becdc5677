package lucca.engine;

/// Thrown when a move cannot be parsed from text or JSON, because of an unknown name or a wrong
/// shape. Once a move is parsed, refusals are values.
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
