package lucca.table;

import static lucca.table.Minutes.no;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Who writes in the chat of a table, and how much. The limits keep a log short enough to be read
/// and sent by anybody.
final class ChatRuling {
    private static final int LONGEST_TEXT = 500;

    /// The host and those with a seat, who share it equally: nobody uses up what is there for the
    /// others.
    static final Chat.Volume MOST_OF_MEMBERS = new Chat.Volume(1000, 100_000);

    /// All together who have had a seat before the start. It counts for nobody after the start, so
    /// those who come, write and leave take nothing from those who stay.
    static final Chat.Volume MOST_OF_GUESTS = new Chat.Volume(400, 40_000);

    /// What one of them may write, on whatever seats.
    private static final Chat.Volume MOST_OF_GUEST = MOST_OF_GUESTS.dividedBy(10);

    /// What is left to each of them, whatever others wrote who were there before.
    static final Chat.Volume LEAST_OF_GUEST = MOST_OF_GUEST.dividedBy(8);

    /// All spectators together, so that they cannot use up what is there for the others.
    static final Chat.Volume MOST_OF_SPECTATORS = new Chat.Volume(200, 20_000);

    private static final Chat.Volume MOST_OF_SPECTATOR = MOST_OF_SPECTATORS.dividedBy(4);

    private static final int MOST_INVITED = 50;

    /// How often spectators join, whenever the host opens the chat to them again.
    static final int MOST_JOINS = 200;

    static final int MOST_CHANGES = 500;

    /// How long people talk about a game that is over: a week, in milliseconds.
    private static final long AFTER_END = 7L * 24 * 60 * 60 * 1000;

    private final Minutes minutes;
    private final Table table;
    private final Chat chat;

    ChatRuling(Minutes minutes) {
        this.minutes = minutes;
        table = minutes.table();
        chat = table.chat();
    }

    @Nullable Refusal say(String text) {
        if (minutes.by() == null || text.isBlank() || text.length() > LONGEST_TEXT) {
            return no("table.text", LONGEST_TEXT);
        }
        if (text.chars().anyMatch(ChatRuling::isInvisible)) {
            return no("table.text.control");
        }
        if (isClosed()) {
            return no("table.chat.closed");
        }
        return switch (table.chatAccess(minutes.by())) {
            case NONE, READ -> no(isKicked() ? "table.kicked" : "table.chat.outside");
            case MUTED -> no("table.chat.muted");
            case WRITE, MODERATE -> write(minutes.by(), text);
        };
    }

    private boolean isKicked() {
        return minutes.by() != null && table.joinRules().isKicked(minutes.by());
    }

    private boolean isClosed() {
        return switch (table.status()) {
            case OPEN, PLAYING -> false;
            case OVER -> minutes.now() - table.ended() > AFTER_END;
            case CLOSED -> true;
        };
    }

    private @Nullable Refusal write(String by, String text) {
        Refusal refusal = tooMuch(by, text);
        if (refusal == null) {
            minutes.happen(new TableEvent.Said(text));
        }
        return refusal;
    }

    private @Nullable Refusal tooMuch(String by, String text) {
        Chat.Author author = table.author(by);
        ChatShares written = chat.written(author);
        Chat.Volume own = written.of(by).plus(text);
        Chat.Volume all = written.total().plus(text);
        return switch (author) {
            case MEMBER ->
                    own.isWithin(MOST_OF_MEMBERS.dividedBy(table.members()))
                            ? null
                            : no("table.chat.share");
            case GUEST ->
                    own.isWithin(all.isWithin(MOST_OF_GUESTS) ? MOST_OF_GUEST : LEAST_OF_GUEST)
                            ? null
                            : no("table.chat.before");
            case SPECTATOR ->
                    !all.isWithin(MOST_OF_SPECTATORS)
                            ? no("table.chat.full")
                            : own.isWithin(MOST_OF_SPECTATOR) ? null : no("table.chat.share");
        };
    }

    /// Lets spectators write who know a key.
    @Nullable Refusal open(String key) {
        Refusal refusal = onlyHost();
        if (refusal == null && hasEnded()) {
            refusal = no("table.chat.closed");
        }
        if (refusal == null && chat.key() == null) {
            minutes.happen(new TableEvent.ChatOpened(key));
        }
        return refusal;
    }

    /// Spectators no longer write, not even those who have joined.
    @Nullable Refusal close() {
        Refusal refusal = onlyHost();
        if (refusal == null && chat.key() != null) {
            minutes.happen(new TableEvent.ChatClosed());
        }
        return refusal;
    }

    @Nullable Refusal join(String key) {
        @Nullable String by = minutes.by();
        if (by == null || !key.equals(chat.key())) {
            return no("table.chat.link");
        }
        if (isKicked()) {
            return no("table.kicked");
        }
        if (hasEnded()) {
            return no("table.chat.closed");
        }
        if (table.isMember(by) || chat.invited().contains(Companion.owner(by))) {
            return null;
        }
        if (chat.invited().size() >= MOST_INVITED) {
            return no("table.chat.crowd", MOST_INVITED);
        }
        if (chat.joins() >= MOST_JOINS) {
            return no("table.chat.joins", MOST_JOINS);
        }
        minutes.happen(new TableEvent.ChatJoined(Companion.owner(by)));
        return null;
    }

    @Nullable Refusal mute(String person) {
        String who = Companion.owner(person);
        Refusal refusal = onlyHost();
        boolean writes = table.chatAccess(who) == ChatAccess.WRITE;
        if (refusal == null && !writes && !chat.muted().contains(who)) {
            refusal = no("table.chat.nobody");
        }
        if (refusal == null && !chat.muted().contains(who)) {
            minutes.happen(new TableEvent.Muted(who));
        }
        return refusal;
    }

    @Nullable Refusal unmute(String person) {
        String who = Companion.owner(person);
        Refusal refusal = onlyHost();
        if (refusal == null && chat.muted().contains(who)) {
            minutes.happen(new TableEvent.Unmuted(who));
        }
        return refusal;
    }

    /// The host, or a companion at the host's device.
    private @Nullable Refusal onlyHost() {
        if (table.chatAccess(minutes.by()) != ChatAccess.MODERATE) {
            return no("table.host");
        }
        return chat.changes() < MOST_CHANGES ? null : no("table.chat.changes", MOST_CHANGES);
    }

    /// Control characters mean nothing in a message, and each takes six bytes of JSON.
    private static boolean isInvisible(int character) {
        return Character.isISOControl(character) && character != '\n' && character != '\t';
    }

    private boolean hasEnded() {
        return table.status() == Table.Status.OVER || table.status() == Table.Status.CLOSED;
    }
}
