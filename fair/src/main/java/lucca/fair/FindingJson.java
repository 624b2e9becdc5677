package lucca.fair;

import lucca.engine.Json;

/// Writes findings as JSON.
public final class FindingJson {
    private FindingJson() {}

    /// An object with the name of the finding, whether the record is consistent, and the details of
    /// the finding.
    public static Json.Obj write(FairnessVerifier.Finding finding) {
        return switch (finding) {
            case FairnessVerifier.Proven(int outcomes, var committed, var unrevealed) ->
                    finding("proven", true)
                            .with("outcomes", outcomes)
                            .with("committed", committed)
                            .with("unrevealed", unrevealed);
            case FairnessVerifier.NoChance nothing -> finding("chanceless", true);
            case FairnessVerifier.NoCommitment nothing -> finding("unbound", false);
            case FairnessVerifier.SecretNotRevealed nothing -> finding("unfinished", false);
            case FairnessVerifier.SecretMismatch nothing -> finding("exchanged", false);
            case FairnessVerifier.OutcomeMismatch(int event) ->
                    finding("forged", false).with("event", event);
            case FairnessVerifier.CommitmentMismatch nothing -> finding("otherCommitment", false);
            case FairnessVerifier.SaltMismatch(int seat) ->
                    finding("otherSalt", false).with("seat", seat);
            case FairnessVerifier.SaltHashMismatch(int seat) ->
                    finding("otherHash", false).with("seat", seat);
            case FairnessVerifier.RevealMismatch(int seat) ->
                    finding("wrongReveal", false).with("seat", seat);
            case FairnessVerifier.EndMismatch nothing -> finding("otherEnd", false);
        };
    }

    private static Json.Obj finding(String word, boolean good) {
        return Json.object("finding", word, "proven", good);
    }
}
