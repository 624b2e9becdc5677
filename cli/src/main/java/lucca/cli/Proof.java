package lucca.cli;

import lucca.engine.Json;
import lucca.fair.Fairness;
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

    Json.Obj json() {
        return switch (finding) {
            case null -> Verdict.json(entry).with("finding", "invalid");
            case Fairness.Proven(int outcomes) ->
                    found("proven")
                            .with("outcomes", outcomes)
                            .with("commitmentGiven", known.commitment() != null)
                            .with("saltsGiven", known.salts().keySet().stream().sorted().toList());
            case Fairness.Chanceless nothing -> found("chanceless");
            case Fairness.Unbound nothing -> found("unbound");
            case Fairness.Unfinished nothing -> found("unfinished");
            case Fairness.Exchanged nothing -> found("exchanged");
            case Fairness.Forged(int event) -> found("forged").with("event", event);
            case Fairness.OtherCommitment nothing -> found("otherCommitment");
            case Fairness.OtherSalt(int seat) -> found("otherSalt").with("seat", seat);
            case Fairness.OtherEnd nothing -> found("otherEnd");
        };
    }

    private Json.Obj found(String word) {
        return Json.object("finding", word, "proven", isGood());
    }

    /// One sentence.
    String text() {
        return switch (finding) {
            case null -> Verdict.text(entry);
            case Fairness.Proven(int outcomes) -> say("verify.proven", outcomes);
            case Fairness.Chanceless nothing -> say("verify.chanceless");
            case Fairness.Unbound nothing -> say("verify.unbound");
            case Fairness.Unfinished nothing -> say("verify.unfinished");
            case Fairness.Exchanged nothing -> say("verify.exchanged");
            case Fairness.Forged(int event) -> say("verify.forged", event);
            case Fairness.OtherCommitment nothing -> say("verify.otherCommitment");
            case Fairness.OtherSalt(int seat) -> say("verify.otherSalt", seat + 1);
            case Fairness.OtherEnd nothing -> say("verify.otherEnd");
        };
    }

    private String say(String key, Object... more) {
        String what = entry.words().text(key, more);
        return entry.words().text("verify.record", entry.file(), entry.line(), what);
    }

    /// What no record proves by itself, and who gave the command has not said.
    static String assumed(Known known) {
        StringBuilder out = new StringBuilder();
        if (known.commitment() == null) {
            out.append(Words.common().text("verify.assumed.commitment")).append('\n');
        }
        if (known.salts().isEmpty()) {
            out.append(Words.common().text("verify.assumed.salts")).append('\n');
        }
        return out.toString();
    }
}
