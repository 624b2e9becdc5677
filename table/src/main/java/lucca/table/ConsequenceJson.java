package lucca.table;

import java.util.List;
import java.util.Objects;
import lucca.engine.Consequence;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// Writes the automatic consequences of a move as JSON, as sentences in one language and as data.
public final class ConsequenceJson {
    private ConsequenceJson() {}

    /// Adds the sentences as `then` and, if there is data to show, the data as `facts`.
    static Json.Obj add(Json.Obj move, List<Consequence> consequences, MessageCatalogue words) {
        List<Json> facts = facts(consequences, words);
        Json.Obj described = move.with("then", sentences(consequences, words));
        return facts.isEmpty() ? described : described.with("facts", facts);
    }

    public static List<String> sentences(List<Consequence> consequences, MessageCatalogue words) {
        return consequences.stream().map(each -> words.text(each.message())).toList();
    }

    /// The data of those consequences that have some, each with its sentence.
    public static List<Json> facts(List<Consequence> consequences, MessageCatalogue words) {
        return consequences.stream()
                .filter(each -> each.data() != null)
                .<Json>map(each -> fact(each, words))
                .toList();
    }

    private static Json.Obj fact(Consequence consequence, MessageCatalogue words) {
        return Objects.requireNonNull(consequence.data())
                .with("says", words.text(consequence.message()));
    }
}
