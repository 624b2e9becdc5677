package lucca.fair;

import lucca.engine.Json;

/// Findings for programs.
public final class FindingJson {
    private FindingJson() {}

    /// An object with the word of the finding, whether nothing speaks against the record, and what
    /// else the finding says.
    public static Json.Obj write(Fairness.Finding finding) {
        return switch (finding) {
            case Fairness.Proven(int outcomes, var committed, var unrevealed) ->
                    found("proven", true)
                            .with("outcomes", outcomes)
                            .with("committed", committed)
                            .with("unrevealed", unrevealed);
            case Fairness.Chanceless nothing -> found("chanceless", true);
            case Fairness.Unbound nothing -> found("unbound", false);
            case Fairness.Unfinished nothing -> found("unfinished", false);
            case Fairness.Exchanged nothing -> found("exchanged", false);
            case Fairness.Forged(int event) -> found("forged", false).with("event", event);
            case Fairness.OtherCommitment nothing -> found("otherCommitment", false);
            case Fairness.OtherSalt(int seat) -> found("otherSalt", false).with("seat", seat);
            case Fairness.OtherHash(int seat) -> found("otherHash", false).with("seat", seat);
            case Fairness.WrongReveal(int seat) -> found("wrongReveal", false).with("seat", seat);
            case Fairness.OtherEnd nothing -> found("otherEnd", false);
        };
    }

    private static Json.Obj found(String word, boolean good) {
        return Json.object("finding", word, "proven", good);
    }
}
