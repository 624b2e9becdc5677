package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
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

/// All that one viewer sees of a table at some version.
/// @param now the table without what was decided and said: its members, each written as JSON
public record Sight(long version, Map<String, String> now, List<Json> events, List<Json> chat) {
    public static Sight of(Table table, int viewer, Language language) {
        Catalogue words = ServerWords.of(language, table.terms().game().kind());
        return of(new PublicView(table, words).members(), new TableView(table, viewer, words));
    }

    /// @param common the members that everybody sees alike
    static Sight of(Map<String, String> common, TableView view) {
        Map<String, String> now = new LinkedHashMap<>(common);
        now.putAll(view.own());
        return new Sight(view.table().version(), now, view.events(), view.chat());
    }

    /// For who has seen nothing yet.
    public String whole() {
        return json(now, 0, 0);
    }

    /// For who has seen this much: members of the view that are others now, events from the first
    /// other one on, and what was said.
    public String since(Sight before) {
        Map<String, String> changed = new LinkedHashMap<>();
        now.forEach(
                (name, text) -> {
                    if (!text.equals(before.now.get(name))) {
                        changed.put(name, text);
                    }
                });
        int from = 0;
        int most = Math.min(events.size(), before.events.size());
        while (from < most && events.get(from).equals(before.events.get(from))) {
            from++;
        }
        return json(changed, from, before.chat.size());
    }

    private String json(Map<String, String> view, int from, int said) {
        StringBuilder text = new StringBuilder();
        text.append("{\"version\":").append(version);
        text.append(",\"hash\":\"").append(hash()).append("\",\"view\":");
        write(view, text);
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
        String separator = "{\"";
        for (Map.Entry<String, String> member : now.entrySet()) {
            add(separator, sum);
            add(member.getKey(), sum);
            add("\":", sum);
            add(member.getValue(), sum);
            separator = ",\"";
        }
        add("}", sum);
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    private static void add(String text, CRC32 sum) {
        sum.update(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void write(Map<String, String> members, StringBuilder text) {
        String separator = "{\"";
        for (Map.Entry<String, String> member : members.entrySet()) {
            text.append(separator).append(member.getKey()).append("\":").append(member.getValue());
            separator = ",\"";
        }
        text.append(members.isEmpty() ? "{}" : "}");
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
        return "\"open\"".equals(now.get("status"));
    }
}
