package lucca.cli.record;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lucca.cli.text.CliMessages;
import lucca.engine.Json;
import lucca.fair.FairnessVerifier;
import lucca.fair.FindingJson;
import lucca.fair.NotedCommitments;
import org.jspecify.annotations.Nullable;

/// The result of verifying the chance outcomes of a record, as JSON and as text.
/// @param finding `null` if the record is not a valid game
record FairnessReport(
        RecordFileReader.Entry entry,
        FairnessVerifier.@Nullable Finding finding,
        NotedCommitments known) {
    /// Whether the record is proven or has no chance outcomes.
    boolean isGood() {
        return finding instanceof FairnessVerifier.Proven
                || finding instanceof FairnessVerifier.NoChance;
    }

    /// Whether some chance outcome was proven.
    boolean hasProvenOutcomes() {
        return finding instanceof FairnessVerifier.Proven;
    }

    boolean hasSaltCommitments() {
        return finding instanceof FairnessVerifier.Proven proven
                && !(proven.committed().isEmpty() && proven.unrevealed().isEmpty());
    }

    Json.Obj json() {
        if (finding == null) {
            return ReplayReport.json(entry).with("finding", "invalid");
        }
        Json.Obj json = FindingJson.write(finding);
        return hasProvenOutcomes()
                ? json.with("commitmentGiven", known.commitment() != null)
                        .with("saltsGiven", seats(known.salts()))
                        .with("saltHashesGiven", seats(known.saltHashes()))
                : json;
    }

    private static List<Integer> seats(Map<Integer, String> given) {
        return given.keySet().stream().sorted().toList();
    }

    /// One sentence.
    String text() {
        return switch (finding) {
            case null -> ReplayReport.text(entry);
            case FairnessVerifier.Proven proven -> proven(proven);
            case FairnessVerifier.NoChance nothing -> message("verify.chanceless");
            case FairnessVerifier.NoCommitment nothing -> message("verify.unbound");
            case FairnessVerifier.SecretNotRevealed nothing -> message("verify.unfinished");
            case FairnessVerifier.SecretMismatch nothing -> message("verify.exchanged");
            case FairnessVerifier.OutcomeMismatch(int event) -> message("verify.forged", event);
            case FairnessVerifier.CommitmentMismatch nothing -> message("verify.otherCommitment");
            case FairnessVerifier.SaltMismatch(int seat) -> message("verify.otherSalt", seat + 1);
            case FairnessVerifier.SaltHashMismatch(int seat) ->
                    message("verify.otherHash", seat + 1);
            case FairnessVerifier.RevealMismatch(int seat) ->
                    message("verify.wrongReveal", seat + 1);
            case FairnessVerifier.EndMismatch nothing -> message("verify.otherEnd");
        };
    }

    /// Names the parties against whom the proof holds.
    private String proven(FairnessVerifier.Proven proven) {
        List<Integer> committed = proven.committed();
        String first = message("verify.proven", proven.outcomes());
        String scope =
                committed.isEmpty()
                        ? entry.words().text("verify.players")
                        : entry.words().text("verify.operator", committed.size(), named(committed));
        List<Integer> missing = proven.unrevealed();
        return missing.isEmpty()
                ? first + " " + scope
                : first
                        + " "
                        + scope
                        + " "
                        + entry.words().text("verify.unrevealed", missing.size(), named(missing));
    }

    private static String named(List<Integer> seats) {
        return seats.stream()
                .map(seat -> String.valueOf(seat + 1))
                .collect(Collectors.joining(", "));
    }

    private String message(String key, Object... more) {
        String what = entry.words().text(key, more);
        return entry.words().text("verify.record", entry.file(), entry.line(), what);
    }

    /// The assumptions that no record proves by itself and the caller has not confirmed.
    /// @param committed whether seats of some record had committed to salts
    static String assumptions(NotedCommitments notedCommitments, boolean committed) {
        StringBuilder out = new StringBuilder();
        if (notedCommitments.commitment() == null) {
            out.append(CliMessages.common().text("verify.assumed.commitment")).append('\n');
        }
        if (notedCommitments.salts().isEmpty()) {
            out.append(CliMessages.common().text("verify.assumed.salts")).append('\n');
        }
        if (committed && notedCommitments.saltHashes().isEmpty()) {
            out.append(CliMessages.common().text("verify.assumed.saltHashes")).append('\n');
        }
        return out.toString();
    }
}
