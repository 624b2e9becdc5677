package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.table.Table;
import lucca.table.TableView;

/// All that one viewer sees of a table at some version.
/// @param now the table without what was decided and said
public record Sight(long version, Json.Obj now, List<Json> events, List<Json> chat) {
    private static final int HASH_DIGITS = 16;

    public static Sight of(Table table, int viewer) {
        TableView view = new TableView(table, viewer);
        return new Sight(table.version(), view.now(), view.events(0), view.chat(0));
    }

    /// The first digits of the SHA-256 of what the viewer sees now: whoever has put it together
    /// from news can tell whether they have missed something.
    public String hash() {
        try {
            byte[] text = now.toString().getBytes(StandardCharsets.UTF_8);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
            return HexFormat.of().formatHex(hash).substring(0, HASH_DIGITS);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /// For who has seen nothing yet.
    public Json.Obj whole() {
        return json(now, 0, 0);
    }

    /// For who has seen this much: members of the view that are others now, events from the first
    /// other one on, and what was said.
    Json.Obj since(Sight before) {
        Map<String, Json> changed = new LinkedHashMap<>(now.members());
        changed.entrySet()
                .removeIf(
                        member ->
                                member.getValue()
                                        .equals(before.now.members().get(member.getKey())));
        int from = 0;
        while (from < Math.min(events.size(), before.events.size())
                && events.get(from).equals(before.events.get(from))) {
            from++;
        }
        return json(new Json.Obj(changed), from, before.chat.size());
    }

    private Json.Obj json(Json.Obj view, int from, int said) {
        return Json.object(
                "version",
                version,
                "hash",
                hash(),
                "view",
                view,
                "from",
                from,
                "events",
                events.subList(from, events.size()),
                "chat",
                chat.subList(said, chat.size()));
    }

    /// Whether people may still change their seats.
    boolean isOpen() {
        return Json.of("open").equals(now.get("status"));
    }
}
