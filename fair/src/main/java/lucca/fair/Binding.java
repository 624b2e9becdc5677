package lucca.fair;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.table.ProofTags;
import lucca.table.TableRecord;
import org.jspecify.annotations.Nullable;

/// What bound the luck of a game, as its record tells.
/// @param commitment what was shown before the start
/// @param secret `null` as long as it is not told
/// @param salts what each seat has added
public record Binding(String commitment, @Nullable Secret secret, List<String> salts) {
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    public Binding {
        salts = List.copyOf(salts);
    }

    /// What a record has of it; `null` if nothing.
    /// @throws UnreadableException if it is of the wrong form
    public static @Nullable Binding of(Json.Obj record) {
        Json json = record.get(TableRecord.FAIR);
        if (json == null) {
            return null;
        }
        if (!(json instanceof Json.Obj fair)
                || !(fair.get("salts") instanceof Json.Arr salts)
                || !salts.items().stream().allMatch(Json.Str.class::isInstance)) {
            throw UnreadableException.of("fair.form");
        }
        return new Binding(
                hex(fair.get("commitment")),
                fair.get("secret") == null ? null : new Secret(hex(fair.get("secret"))),
                salts.items().stream().map(salt -> ((Json.Str) salt).value()).toList());
    }

    /// What a text record has of it, as a member of a JSON record.
    /// @param tags of the text record
    public static Json.Obj member(Map<String, String> tags) {
        return ProofTags.members(tags);
    }

    private static String hex(@Nullable Json json) {
        if (json instanceof Json.Str text && HEX.matcher(text.value()).matches()) {
            return text.value();
        }
        throw UnreadableException.of("fair.form");
    }
}
