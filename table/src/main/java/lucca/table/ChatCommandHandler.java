package lucca.table;

import static lucca.table.CommandContext.refuse;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Decides commands of the chat: who may write, and how much.
///
/// The limits keep a log short enough for everybody to read and send.
final class ChatCommandHandler {
    private static final int MAX_TEXT_LENGTH = 500;

    /// The limit of the host and the seats together. They share it equally, so nobody can use up
    /// the share of another.
    static final Chat.Volume MEMBERS_LIMIT = new Chat.Volume(1000, 100_000);

    /// The limit of all persons who have had a seat before the start. It does not count after the
    /// start, so guests who leave cannot use up the volume of those who stay.
    static final Chat.Volume GUESTS_LIMIT = new Chat.Volume(400, 40_000);

    /// The limit of one guest, over all seats.
    private static final Chat.Volume GUEST_LIMIT = GUESTS_LIMIT.dividedBy(10);

    /// The minimum for each guest, even if earlier guests have used up the common limit.
    static final Chat.Volume RESERVED_PER_GUEST = GUEST_LIMIT.dividedBy(8);

    /// The limit of all spectators together, separate from that of the others.
    static final Chat.Volume SPECTATORS_LIMIT = new Chat.Volume(200, 20_000);

    private static final Chat.Volume SPECTATOR_LIMIT = SPECTATORS_LIMIT.dividedBy(4);

    private static final int MAX_INVITED = 50;

    /// The limit on joins, over all invitations of the host.
    static final int MAX_JOINS = 200;

    static final int MAX_CHANGES = 500;

    /// The chat of a finished game stays open for a week, in milliseconds.
    private static final long AFTER_END = 7L * 24 * 60 * 60 * 1000;

    private final CommandContext context;
    private final Table table;
    private final Chat chat;

    ChatCommandHandler(CommandContext context) {
        this.context = context;
        table = context.table();
        chat = table.chat();
    }

    @Nullable Refusal say(String text) {
        if (context.personId() == null || text.isBlank() || text.length() > MAX_TEXT_LENGTH) {
            return refuse("table.text", MAX_TEXT_LENGTH);
        }
        if (text.chars().anyMatch(ChatCommandHandler::isInvisible)) {
            return refuse("table.text.control");
        }
        if (isClosed()) {
            return refuse("table.chat.closed");
        }
        return switch (table.chatAccess(context.personId())) {
            case NONE, READ -> refuse(isKicked() ? "table.kicked" : "table.chat.outside");
            case MUTED -> refuse("table.chat.muted");
            case WRITE, MODERATE -> write(context.personId(), text);
        };
    }

    private boolean isKicked() {
        return context.personId() != null && table.joinRules().isKicked(context.personId());
    }

    private boolean isClosed() {
        return switch (table.status()) {
            case OPEN, PLAYING -> false;
            case OVER -> context.now() - table.endTime() > AFTER_END;
            case CLOSED -> true;
        };
    }

    private @Nullable Refusal write(String by, String text) {
        Refusal refusal = volumeRefusal(by, text);
        if (refusal == null) {
            context.emit(new TableEvent.Said(text));
        }
        return refusal;
    }

    private @Nullable Refusal volumeRefusal(String by, String text) {
        Chat.Author author = table.author(by);
        ChatUsage written = chat.written(author);
        Chat.Volume own = written.of(by).plus(text);
        Chat.Volume all = written.total().plus(text);
        return switch (author) {
            case MEMBER ->
                    own.isWithin(MEMBERS_LIMIT.dividedBy(table.memberCount()))
                            ? null
                            : refuse("table.chat.share");
            case GUEST ->
                    own.isWithin(all.isWithin(GUESTS_LIMIT) ? GUEST_LIMIT : RESERVED_PER_GUEST)
                            ? null
                            : refuse("table.chat.before");
            case SPECTATOR ->
                    !all.isWithin(SPECTATORS_LIMIT)
                            ? refuse("table.chat.full")
                            : own.isWithin(SPECTATOR_LIMIT) ? null : refuse("table.chat.share");
        };
    }

    /// Lets spectators with the key write.
    @Nullable Refusal open(String key) {
        Refusal refusal = moderationRefusal();
        if (refusal == null && hasEnded()) {
            refusal = refuse("table.chat.closed");
        }
        if (refusal == null && chat.key() == null) {
            context.emit(new TableEvent.ChatOpened(key));
        }
        return refusal;
    }

    /// Stops all spectators from writing, including those who have joined.
    @Nullable Refusal close() {
        Refusal refusal = moderationRefusal();
        if (refusal == null && chat.key() != null) {
            context.emit(new TableEvent.ChatClosed());
        }
        return refusal;
    }

    @Nullable Refusal join(String key) {
        @Nullable String by = context.personId();
        if (by == null || !key.equals(chat.key())) {
            return refuse("table.chat.link");
        }
        if (isKicked()) {
            return refuse("table.kicked");
        }
        if (hasEnded()) {
            return refuse("table.chat.closed");
        }
        if (table.isMember(by) || chat.invited().contains(Companion.owner(by))) {
            return null;
        }
        if (chat.invited().size() >= MAX_INVITED) {
            return refuse("table.chat.crowd", MAX_INVITED);
        }
        if (chat.joins() >= MAX_JOINS) {
            return refuse("table.chat.joins", MAX_JOINS);
        }
        context.emit(new TableEvent.ChatJoined(Companion.owner(by)));
        return null;
    }

    @Nullable Refusal mute(String person) {
        String owner = Companion.owner(person);
        Refusal refusal = moderationRefusal();
        boolean writes = table.chatAccess(owner) == ChatAccess.WRITE;
        if (refusal == null && !writes && !chat.muted().contains(owner)) {
            refusal = refuse("table.chat.nobody");
        }
        if (refusal == null && !chat.muted().contains(owner)) {
            context.emit(new TableEvent.Muted(owner));
        }
        return refusal;
    }

    @Nullable Refusal unmute(String person) {
        String owner = Companion.owner(person);
        Refusal refusal = moderationRefusal();
        if (refusal == null && chat.muted().contains(owner)) {
            context.emit(new TableEvent.Unmuted(owner));
        }
        return refusal;
    }

    /// Why the author may not change the write access: only the host may, up to a limit; `null` if
    /// they may.
    private @Nullable Refusal moderationRefusal() {
        if (table.chatAccess(context.personId()) != ChatAccess.MODERATE) {
            return refuse("table.host");
        }
        return chat.changes() < MAX_CHANGES ? null : refuse("table.chat.changes", MAX_CHANGES);
    }

    /// Control characters have no meaning in a message, and each takes six bytes of JSON.
    private static boolean isInvisible(int character) {
        return Character.isISOControl(character) && character != '\n' && character != '\t';
    }

    private boolean hasEnded() {
        return table.status() == Table.Status.OVER || table.status() == Table.Status.CLOSED;
    }
}
