package lucca.cli;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lucca.engine.Json;
import lucca.fair.Fairness;
import lucca.fair.FindingJson;
import lucca.fair.Known;
import org.jspecify.annotations.Nullable;

/// What is proven of the chance of a record, for programs and for people.
/// @param finding `null` if the record is no good game
record Proof(RecordFile.Entry entry, Fairness.@Nullable Finding finding, Known known) {
    /// Whether nothing speaks against the record: it is proven, or has no chance.
    boolean isGood() {
        return finding instanceof Fairness.Proven || finding instanceof Fairness.Chanceless;
    }

    /// Whether some outcome of chance was proven.
    boolean hasLuck() {
        return finding instanceof Fairness.Proven;
    }

    boolean hasCommitted() {
        return finding instanceof Fairness.Proven proven
                && !(proven.committed().isEmpty() && proven.unrevealed().isEmpty());
    }

    Json.Obj json() {
        if (finding == null) {
            return Verdict.json(entry).with("finding", "invalid");
        }
        Json.Obj json = FindingJson.write(finding);
        return hasLuck()
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
            case null -> Verdict.text(entry);
            case Fairness.Proven proven -> proven(proven);
            case Fairness.Chanceless nothing -> say("verify.chanceless");
            case Fairness.Unbound nothing -> say("verify.unbound");
            case Fairness.Unfinished nothing -> say("verify.unfinished");
            case Fairness.Exchanged nothing -> say("verify.exchanged");
            case Fairness.Forged(int event) -> say("verify.forged", event);
            case Fairness.OtherCommitment nothing -> say("verify.otherCommitment");
            case Fairness.OtherSalt(int seat) -> say("verify.otherSalt", seat + 1);
            case Fairness.OtherHash(int seat) -> say("verify.otherHash", seat + 1);
            case Fairness.WrongReveal(int seat) -> say("verify.wrongReveal", seat + 1);
            case Fairness.OtherEnd nothing -> say("verify.otherEnd");
        };
    }

    /// And against whom.
    private String proven(Fairness.Proven proven) {
        List<Integer> committed = proven.committed();
        String first = say("verify.proven", proven.outcomes());
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

    private String say(String key, Object... more) {
        String what = entry.words().text(key, more);
        return entry.words().text("verify.record", entry.file(), entry.line(), what);
    }

    /// What no record proves by itself, and who gave the command has not said.
    /// @param committed whether seats of some record had committed to salts
    static String assumed(Known known, boolean committed) {
        StringBuilder out = new StringBuilder();
        if (known.commitment() == null) {
            out.append(Words.common().text("verify.assumed.commitment")).append('\n');
        }
        if (known.salts().isEmpty()) {
            out.append(Words.common().text("verify.assumed.salts")).append('\n');
        }
        if (committed && known.saltHashes().isEmpty()) {
            out.append(Words.common().text("verify.assumed.saltHashes")).append('\n');
        }
        return out.toString();
    }
}
