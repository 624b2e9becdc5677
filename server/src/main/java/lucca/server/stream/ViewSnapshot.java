package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.server.web.ServerMessages;
import lucca.table.Chat;
import lucca.table.LogEntry;
import lucca.table.PublicView;
import lucca.table.Table;
import lucca.table.TableView;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// All that one viewer sees of a table at some version: the table without what was decided and
/// said,
/// then that.
public final class ViewSnapshot {
    private final long version;
    private final boolean open;
    private final EncodedJsonMembers common;
    private final EncodedJsonMembers own;
    private final List<String> events;
    private final List<LogEntry> chat;
    private final int messages;

    /// @param common the members that everybody sees alike
    /// @param own those that are this viewer's
    private ViewSnapshot(TableView view, EncodedJsonMembers common, EncodedJsonMembers own) {
        version = view.table().version();
        open = view.table().status() == Table.Status.OPEN;
        events = view.events();
        chat = view.chat();
        messages = view.table().chat().messages();
        this.common = common;
        this.own = own;
    }

    /// As whom somebody looks at a table.
    /// @param person their id; `null` if nobody knows them
    public static int viewerSeat(Table table, @Nullable String person) {
        int seat = table.seatOf(person);
        return seat < 0 ? Observation.SPECTATOR : seat;
    }

    public static ViewSnapshot of(Table table, Viewer viewer, Language language) {
        MessageCatalogue words = ServerMessages.of(language, table.settings().game().kind());
        PublicView view = new PublicView(table, words);
        return of(
                EncodedJsonMembers.of(view.members(), EncodedJsonMembers.NONE),
                new TableView(view, viewer));
    }

    static ViewSnapshot of(EncodedJsonMembers common, TableView view) {
        return new ViewSnapshot(
                view, common, EncodedJsonMembers.of(view.own(), EncodedJsonMembers.NONE));
    }

    /// What is seen now by who has seen this.
    ViewSnapshot next(EncodedJsonMembers commonNow, TableView view) {
        return new ViewSnapshot(view, commonNow, EncodedJsonMembers.of(view.own(), own));
    }

    /// For who has seen nothing yet.
    public String fullJson() {
        return string(fullJson(new JsonBuffer()));
    }

    JsonBuffer fullJson(JsonBuffer jsonBuffer) {
        boolean earlier = !chat.isEmpty() && messages > chat.size();
        return json(jsonBuffer, EncodedJsonMembers.NONE, EncodedJsonMembers.NONE, 0, 0)
                .append(",\"earlier\":" + earlier + "}");
    }

    /// For who has seen this much: members of the view that are others now, events from the first
    /// other one on, and what was said.
    public String jsonSince(ViewSnapshot before) {
        return string(jsonSince(before, new JsonBuffer()));
    }

    JsonBuffer jsonSince(ViewSnapshot before, JsonBuffer jsonBuffer) {
        int from = 0;
        int most = Math.min(events.size(), before.events.size());
        while (from < most && events.get(from).equals(before.events.get(from))) {
            from++;
        }
        return json(jsonBuffer, before.common, before.own, from, before.version).append("}");
    }

    /// Whether news are enough for who has seen that: so much may have been said since then that
    /// this does not have all of it.
    boolean canUpdateFrom(ViewSnapshot before) {
        return chat.isEmpty() || messages - before.messages <= chat.size();
    }

    private static String string(JsonBuffer jsonBuffer) {
        return new String(jsonBuffer.bytes(), StandardCharsets.UTF_8);
    }

    /// The object without its end.
    /// @param heard the version up to which all that was said is known
    private JsonBuffer json(
            JsonBuffer jsonBuffer,
            EncodedJsonMembers knownCommon,
            EncodedJsonMembers knownOwn,
            int from,
            long heard) {
        jsonBuffer.append("{\"version\":" + version + ",\"hash\":\"" + hash() + "\",\"view\":");
        write(jsonBuffer, knownCommon, knownOwn);
        jsonBuffer.append(",\"from\":" + from + ",\"events\":");
        write(jsonBuffer, events.subList(from, events.size()));
        jsonBuffer.append(",\"chat\":");
        return write(jsonBuffer, chatAfter(heard));
    }

    /// The CRC-32 of the member `view` as it is now: whoever has put it together from news can tell
    /// whether they have missed something of it.
    private String hash() {
        return HexFormat.of()
                .toHexDigits(
                        write(new JsonBuffer(), EncodedJsonMembers.NONE, EncodedJsonMembers.NONE)
                                .crc32());
    }

    private JsonBuffer write(
            JsonBuffer jsonBuffer, EncodedJsonMembers knownCommon, EncodedJsonMembers knownOwn) {
        jsonBuffer.open("{");
        common.writeChanged(knownCommon, jsonBuffer);
        own.writeChanged(knownOwn, jsonBuffer);
        return jsonBuffer.append("}");
    }

    private List<String> chatAfter(long after) {
        return chat.stream()
                .filter(logEntry -> logEntry.version() > after)
                .map(logEntry -> Chat.json(logEntry).toString())
                .toList();
    }

    private static JsonBuffer write(JsonBuffer jsonBuffer, List<String> items) {
        jsonBuffer.open("[");
        items.forEach(item -> jsonBuffer.appendItem(item.getBytes(StandardCharsets.UTF_8)));
        return jsonBuffer.append("]");
    }

    long version() {
        return version;
    }

    /// Whether people may still change their seats.
    boolean isOpen() {
        return open;
    }
}
