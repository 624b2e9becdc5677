package lucca.table;

import java.util.List;
import java.util.Objects;
import lucca.engine.Consequence;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// Writes the automatic consequences of a move as JSON, as sentences in one language and as data.
public final class ConsequenceJson {
    private ConsequenceJson() {}

    /// Adds the sentences as `then` and, if there is data to show, the data as `facts`, each with
    /// its sentence.
    public static Json.Obj add(
            Json.Obj move, List<Consequence> consequences, MessageCatalogue words) {
        List<String> then = consequences.stream().map(each -> words.text(each.message())).toList();
        List<Json.Obj> facts =
                consequences.stream()
                        .filter(each -> each.data() != null)
                        .map(each -> fact(each, words))
                        .toList();
        Json.Obj described = move.with("then", then);
        return facts.isEmpty() ? described : described.with("facts", facts);
    }

    private static Json.Obj fact(Consequence consequence, MessageCatalogue words) {
        return Objects.requireNonNull(consequence.data())
                .with("says", words.text(consequence.message()));
    }
}
