package lucca.table;

import java.util.List;
import java.util.Objects;
import lucca.engine.Consequence;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// What came of a move by itself, in the words of one language and as data.
public final class ConsequenceJson {
    private ConsequenceJson() {}

    /// The object with the sentences as `then` and, if there is anything to be shown, the data as
    /// `facts`, each with its sentence.
    public static Json.Obj add(
            Json.Obj move, List<Consequence> happenings, MessageCatalogue words) {
        List<String> then = happenings.stream().map(each -> words.text(each.message())).toList();
        List<Json.Obj> facts =
                happenings.stream()
                        .filter(each -> each.data() != null)
                        .map(each -> fact(each, words))
                        .toList();
        Json.Obj told = move.with("then", then);
        return facts.isEmpty() ? told : told.with("facts", facts);
    }

    private static Json.Obj fact(Consequence consequence, MessageCatalogue words) {
        return Objects.requireNonNull(consequence.data())
                .with("says", words.text(consequence.message()));
    }
}
