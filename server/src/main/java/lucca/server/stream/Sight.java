package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.Observation;
import lucca.server.web.ServerWords;
import lucca.table.Chat;
import lucca.table.Entry;
import lucca.table.PublicView;
import lucca.table.Table;
import lucca.table.TableView;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// All that one viewer sees of a table at some version: the table without what was decided and
/// said,
/// then that.
public final class Sight {
    private final long version;
    private final boolean open;
    private final Members common;
    private final Members own;
    private final List<String> events;
    private final List<Entry> chat;
    private final int messages;

    /// @param common the members that everybody sees alike
    /// @param own those that are this viewer's
    private Sight(TableView view, Members common, Members own) {
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
    public static int viewer(Table table, @Nullable String person) {
        int seat = table.seatOf(person);
        return seat < 0 ? Observation.SPECTATOR : seat;
    }

    public static Sight of(Table table, Viewer viewer, Language language) {
        Catalogue words = ServerWords.of(language, table.terms().game().kind());
        PublicView view = new PublicView(table, words);
        return of(Members.of(view.members(), Members.NONE), new TableView(view, viewer));
    }

    static Sight of(Members common, TableView view) {
        return new Sight(view, common, Members.of(view.own(), Members.NONE));
    }

    /// What is seen now by who has seen this.
    Sight then(Members commonNow, TableView view) {
        return new Sight(view, commonNow, Members.of(view.own(), own));
    }

    /// For who has seen nothing yet.
    public String whole() {
        return string(whole(new Text()));
    }

    Text whole(Text text) {
        boolean earlier = !chat.isEmpty() && messages > chat.size();
        return json(text, Members.NONE, Members.NONE, 0, 0).add(",\"earlier\":" + earlier + "}");
    }

    /// For who has seen this much: members of the view that are others now, events from the first
    /// other one on, and what was said.
    public String since(Sight before) {
        return string(since(before, new Text()));
    }

    Text since(Sight before, Text text) {
        int from = 0;
        int most = Math.min(events.size(), before.events.size());
        while (from < most && events.get(from).equals(before.events.get(from))) {
            from++;
        }
        return json(text, before.common, before.own, from, before.version).add("}");
    }

    /// Whether news are enough for who has seen that: so much may have been said since then that
    /// this does not have all of it.
    boolean follows(Sight before) {
        return chat.isEmpty() || messages - before.messages <= chat.size();
    }

    private static String string(Text text) {
        return new String(text.bytes(), StandardCharsets.UTF_8);
    }

    /// The object without its end.
    /// @param heard the version up to which all that was said is known
    private Text json(Text text, Members knownCommon, Members knownOwn, int from, long heard) {
        text.add("{\"version\":" + version + ",\"hash\":\"" + hash() + "\",\"view\":");
        write(text, knownCommon, knownOwn);
        text.add(",\"from\":" + from + ",\"events\":");
        write(text, events.subList(from, events.size()));
        text.add(",\"chat\":");
        return write(text, said(heard));
    }

    /// The CRC-32 of the member `view` as it is now: whoever has put it together from news can tell
    /// whether they have missed something of it.
    private String hash() {
        return HexFormat.of().toHexDigits(write(new Text(), Members.NONE, Members.NONE).sum());
    }

    private Text write(Text text, Members knownCommon, Members knownOwn) {
        text.begin("{");
        common.since(knownCommon, text);
        own.since(knownOwn, text);
        return text.add("}");
    }

    private List<String> said(long after) {
        return chat.stream()
                .filter(entry -> entry.version() > after)
                .map(entry -> Chat.json(entry).toString())
                .toList();
    }

    private static Text write(Text text, List<String> items) {
        text.begin("[");
        items.forEach(item -> text.item(item.getBytes(StandardCharsets.UTF_8)));
        return text.add("]");
    }

    long version() {
        return version;
    }

    /// Whether people may still change their seats.
    boolean isOpen() {
        return open;
    }
}
