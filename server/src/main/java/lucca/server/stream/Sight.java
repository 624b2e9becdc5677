package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;
import lucca.engine.Catalogue;
import lucca.engine.Json;
import lucca.server.web.ServerWords;
import lucca.table.PublicView;
import lucca.table.Table;
import lucca.table.TableView;
import lucca.words.Language;

/// All that one viewer sees of a table at some version: the table without what was decided and
/// said,
/// as members that are each written as JSON, then that.
/// @param common the members that everybody sees alike
/// @param own those that are this viewer's
public record Sight(
        long version,
        Map<String, String> common,
        Map<String, String> own,
        List<Json> events,
        List<Json> chat) {
    /// The length of most messages.
    private static final int USUAL = 2048;

    public static Sight of(Table table, int viewer, Language language) {
        Catalogue words = ServerWords.of(language, table.terms().game().kind());
        return of(new PublicView(table, words).members(), new TableView(table, viewer, words));
    }

    static Sight of(Map<String, String> common, TableView view) {
        return new Sight(view.table().version(), common, view.own(), view.events(), view.chat());
    }

    /// For who has seen nothing yet.
    public String whole() {
        return json(view(), 0, 0);
    }

    /// For who has seen this much: members of the view that are others now, events from the first
    /// other one on, and what was said.
    public String since(Sight before) {
        StringBuilder changed = new StringBuilder(USUAL).append('{');
        write(common, before.common, changed);
        write(own, before.own, changed);
        int from = 0;
        int most = Math.min(events.size(), before.events.size());
        while (from < most && events.get(from).equals(before.events.get(from))) {
            from++;
        }
        return json(changed.append('}'), from, before.chat.size());
    }

    private StringBuilder view() {
        StringBuilder text = new StringBuilder(USUAL).append('{');
        write(common, Map.of(), text);
        write(own, Map.of(), text);
        return text.append('}');
    }

    private String json(StringBuilder view, int from, int said) {
        StringBuilder text = new StringBuilder(USUAL);
        text.append("{\"version\":").append(version);
        text.append(",\"hash\":\"").append(hash()).append("\",\"view\":");
        text.append(view);
        text.append(",\"from\":").append(from);
        text.append(",\"events\":");
        write(events.subList(from, events.size()), text);
        text.append(",\"chat\":");
        write(chat.subList(said, chat.size()), text);
        return text.append('}').toString();
    }

    /// The CRC-32 of what the viewer sees now: whoever has put it together from news can tell
    /// whether they have missed something.
    private String hash() {
        CRC32 sum = new CRC32();
        sum.update(view().toString().getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    /// Adds those members to an object that are not the same as before.
    private static void write(
            Map<String, String> members, Map<String, String> before, StringBuilder text) {
        members.forEach(
                (name, value) -> {
                    if (!value.equals(before.get(name))) {
                        text.append(text.length() > 1 ? ",\"" : "\"").append(name);
                        text.append("\":").append(value);
                    }
                });
    }

    private static void write(List<Json> items, StringBuilder text) {
        String separator = "[";
        for (Json item : items) {
            text.append(separator).append(item);
            separator = ",";
        }
        text.append(items.isEmpty() ? "[]" : "]");
    }

    /// Whether people may still change their seats.
    boolean isOpen() {
        return "\"open\"".equals(common.get("status"));
    }
}
