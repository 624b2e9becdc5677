package lucca.table;

import java.util.List;
import java.util.Objects;
import lucca.engine.Catalogue;
import lucca.engine.Happening;
import lucca.engine.Json;

/// What came of a move by itself, in the words of one language and as data.
public final class HappeningTexts {
    private HappeningTexts() {}

    /// The object with the sentences as `then` and, if there is anything to be shown, the data as
    /// `facts`, each with its sentence.
    public static Json.Obj add(Json.Obj move, List<Happening> happenings, Catalogue words) {
        List<String> then = happenings.stream().map(each -> words.text(each.says())).toList();
        List<Json.Obj> facts =
                happenings.stream()
                        .filter(each -> each.data() != null)
                        .map(each -> fact(each, words))
                        .toList();
        Json.Obj told = move.with("then", then);
        return facts.isEmpty() ? told : told.with("facts", facts);
    }

    private static Json.Obj fact(Happening happening, Catalogue words) {
        return Objects.requireNonNull(happening.data()).with("says", words.text(happening.says()));
    }
}
