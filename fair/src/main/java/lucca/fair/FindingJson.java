package lucca.fair;

import lucca.engine.Json;

/// Findings for programs.
public final class FindingJson {
    private FindingJson() {}

    /// An object with the word of the finding, whether nothing speaks against the record, and what
    /// else the finding says.
    public static Json.Obj write(FairnessVerifier.Finding finding) {
        return switch (finding) {
            case FairnessVerifier.Proven(int outcomes, var committed, var unrevealed) ->
                    found("proven", true)
                            .with("outcomes", outcomes)
                            .with("committed", committed)
                            .with("unrevealed", unrevealed);
            case FairnessVerifier.NoChance nothing -> found("chanceless", true);
            case FairnessVerifier.NoCommitment nothing -> found("unbound", false);
            case FairnessVerifier.SecretNotRevealed nothing -> found("unfinished", false);
            case FairnessVerifier.SecretMismatch nothing -> found("exchanged", false);
            case FairnessVerifier.OutcomeMismatch(int event) ->
                    found("forged", false).with("event", event);
            case FairnessVerifier.CommitmentMismatch nothing -> found("otherCommitment", false);
            case FairnessVerifier.SaltMismatch(int seat) ->
                    found("otherSalt", false).with("seat", seat);
            case FairnessVerifier.SaltHashMismatch(int seat) ->
                    found("otherHash", false).with("seat", seat);
            case FairnessVerifier.RevealMismatch(int seat) ->
                    found("wrongReveal", false).with("seat", seat);
            case FairnessVerifier.EndMismatch nothing -> found("otherEnd", false);
        };
    }

    private static Json.Obj found(String word, boolean good) {
        return Json.object("finding", word, "proven", good);
    }
}
