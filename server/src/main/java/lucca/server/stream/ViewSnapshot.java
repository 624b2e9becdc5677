package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.server.web.ServerMessages;
import lucca.table.Chat;
import lucca.table.CommonView;
import lucca.table.LogEntry;
import lucca.table.PersonalView;
import lucca.table.Table;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// The complete view of a table for one viewer at one version: the table, then its events and chat.
public final class ViewSnapshot {
    private final long version;
    private final boolean open;
    private final EncodedJsonMembers common;
    private final EncodedJsonMembers own;
    private final List<String> events;
    private final List<LogEntry> chat;
    private final int messages;

    /// @param common the members that all viewers share
    /// @param own the members of this viewer
    private ViewSnapshot(PersonalView view, EncodedJsonMembers common, EncodedJsonMembers own) {
        version = view.table().version();
        open = view.table().status() == Table.Status.OPEN;
        events = view.events();
        chat = view.chat();
        messages = view.table().chat().messages();
        this.common = common;
        this.own = own;
    }

    /// The seat from which a person sees a table, or [Observation#SPECTATOR].
    /// @param person the id of the person; `null` if not signed in
    public static int viewerSeat(Table table, @Nullable String person) {
        int seat = table.seatOf(person);
        return seat < 0 ? Observation.SPECTATOR : seat;
    }

    public static ViewSnapshot of(Table table, Viewer viewer, Language language) {
        MessageCatalogue words = ServerMessages.tokenized(language, table.settings().game().kind());
        CommonView view = new CommonView(table, words);
        return of(
                EncodedJsonMembers.of(view.members(), EncodedJsonMembers.NONE),
                new PersonalView(view, viewer));
    }

    static ViewSnapshot of(EncodedJsonMembers common, PersonalView view) {
        return new ViewSnapshot(
                view, common, EncodedJsonMembers.of(view.own(), EncodedJsonMembers.NONE));
    }

    /// The next snapshot for the same viewer; unchanged members are reused.
    ViewSnapshot next(EncodedJsonMembers commonNow, PersonalView view) {
        return new ViewSnapshot(view, commonNow, EncodedJsonMembers.of(view.own(), own));
    }

    /// The full view.
    public String fullJson() {
        return string(fullJson(new JsonBuffer()));
    }

    JsonBuffer fullJson(JsonBuffer jsonBuffer) {
        boolean earlier = !chat.isEmpty() && messages > chat.size();
        return json(jsonBuffer, EncodedJsonMembers.NONE, EncodedJsonMembers.NONE, 0, 0)
                .append(",\"earlier\":" + earlier + "}");
    }

    /// The changes since a previous view: changed members, events from the first different one, and
    /// new chat messages.
    public String jsonSince(ViewSnapshot before) {
        return string(jsonSince(before, new JsonBuffer()));
    }

    JsonBuffer jsonSince(ViewSnapshot before, JsonBuffer jsonBuffer) {
        int from = 0;
        int limit = Math.min(events.size(), before.events.size());
        while (from < limit && events.get(from).equals(before.events.get(from))) {
            from++;
        }
        return json(jsonBuffer, before.common, before.own, from, before.version).append("}");
    }

    /// Whether an update from that view is possible. It is not if there are more new chat messages
    /// than this snapshot contains.
    boolean canUpdateFrom(ViewSnapshot before) {
        return chat.isEmpty() || messages - before.messages <= chat.size();
    }

    private static String string(JsonBuffer jsonBuffer) {
        return new String(jsonBuffer.bytes(), StandardCharsets.UTF_8);
    }

    /// Writes the object without its closing brace.
    /// @param chatKnown the version up to which the chat is known
    private JsonBuffer json(
            JsonBuffer jsonBuffer,
            EncodedJsonMembers knownCommon,
            EncodedJsonMembers knownOwn,
            int from,
            long chatKnown) {
        jsonBuffer.append("{\"version\":" + version + ",\"hash\":\"" + hash() + "\",\"view\":");
        write(jsonBuffer, knownCommon, knownOwn);
        jsonBuffer.append(",\"from\":" + from + ",\"events\":");
        write(jsonBuffer, events.subList(from, events.size()));
        jsonBuffer.append(",\"chat\":");
        return write(jsonBuffer, chatAfter(chatKnown));
    }

    /// The CRC-32 of the complete member `view`, with which clients detect that they have missed an
    /// update.
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

    /// Whether seats can still change.
    boolean isOpen() {
        return open;
    }
}
