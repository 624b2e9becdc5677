package lucca.verifier;

import java.util.Map;
import java.util.TreeMap;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.ReplayResult;
import lucca.engine.UnreadableException;
import lucca.fair.FairnessVerifier;
import lucca.fair.FindingJson;
import lucca.fair.NotedCommitments;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/// The entry point of the verifier for web pages.
public final class BrowserVerifier {
    private static final Json.Obj UNREADABLE =
            Json.object("finding", "unreadable", "proven", false);

    private BrowserVerifier() {}

    /// Verifies a record and returns the finding as JSON, also if the record is invalid or
    /// unreadable.
    /// @param record the record of a server as JSON
    /// @param known the values noted before the start: `commitment`, and `salts` and `saltHashes`
    ///     by seat number, all optional
    @JSExport
    public static String verify(String record, String known) {
        try {
            return finding((Json.Obj) Json.parse(record), (Json.Obj) Json.parse(known)).toString();
        } catch (UnreadableException | ClassCastException e) {
            return UNREADABLE.toString();
        }
    }

    private static Json.Obj finding(Json.Obj record, Json.Obj known) {
        return JsonRecord.replay(record) instanceof ReplayResult.Valid(Match<?, ?> match)
                ? FindingJson.write(FairnessVerifier.verify(match, record, known(known)))
                : Json.object("finding", "invalid", "proven", false);
    }

    private static NotedCommitments known(Json.Obj json) {
        return new NotedCommitments(
                json.get("commitment") instanceof Json.Str(String text) ? text : null,
                bySeat(json.get("salts")),
                bySeat(json.get("saltHashes")));
    }

    private static Map<Integer, String> bySeat(@Nullable Json json) {
        Map<Integer, String> seats = new TreeMap<>();
        if (json instanceof Json.Obj given) {
            given.members()
                    .forEach(
                            (seat, text) ->
                                    seats.put(Integer.valueOf(seat), ((Json.Str) text).value()));
        }
        return seats;
    }
}
