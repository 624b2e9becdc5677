package lucca.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// The chat of a table: the latest messages, the volume written so far, and the write access. Its
/// size is bounded and each entry takes constant time, however long the log is.
public final class Chat {
    /// The number of messages in a view. Older ones are read from the log, page by page.
    public static final int PAGE_SIZE = 50;

    private final Deque<LogEntry> latest = new ArrayDeque<>(PAGE_SIZE + 1);
    private final Set<String> invited = new HashSet<>();
    private final Set<String> muted = new HashSet<>();
    private final Map<Author, ChatUsage> written = new EnumMap<>(Author.class);
    private @Nullable String key;
    private int changes;
    private int joins;

    /// The role of an author at the table. Each role has its own limits.
    enum Author {
        /// The host, and after the start everybody with a seat.
        MEMBER,
        /// A person with a seat before the start, who may still leave.
        GUEST,
        SPECTATOR
    }

    /// An amount of text.
    record Volume(int messages, int bytes) {
        static final Volume NONE = new Volume(0, 0);

        Volume plus(String text) {
            int size = text.getBytes(StandardCharsets.UTF_8).length;
            return new Volume(messages + 1, bytes + size);
        }

        /// An equal share of this volume.
        Volume dividedBy(int parts) {
            return new Volume(messages / parts, bytes / parts);
        }

        boolean isWithin(Volume limit) {
            return messages <= limit.messages && bytes <= limit.bytes;
        }
    }

    Chat() {
        for (Author author : Author.values()) {
            written.put(author, new ChatUsage());
        }
    }

    Chat copy() {
        Chat copy = new Chat();
        written.forEach((author, shares) -> copy.written.put(author, shares.copy()));
        copy.latest.addAll(latest);
        copy.invited.addAll(invited);
        copy.muted.addAll(muted);
        copy.key = key;
        copy.changes = changes;
        copy.joins = joins;
        return copy;
    }

    void add(LogEntry logEntry, String text, Author author) {
        latest.addLast(logEntry);
        if (latest.size() > PAGE_SIZE) {
            latest.removeFirst();
        }
        written(author).add(logEntry.personId(), text);
    }

    void open(String invitation) {
        key = invitation;
        changes++;
    }

    /// Closes the chat to spectators, including those who have joined.
    void close() {
        key = null;
        invited.clear();
        changes++;
    }

    void join(String person) {
        invited.add(person);
        joins++;
    }

    void mute(String person) {
        muted.add(person);
        changes++;
    }

    void unmute(String person) {
        muted.remove(person);
        changes++;
    }

    /// The latest messages, oldest first.
    public List<LogEntry> latest() {
        return List.copyOf(latest);
    }

    /// The number of all messages, including older ones.
    public int messages() {
        return written.values().stream().mapToInt(usage -> usage.total().messages()).sum();
    }

    /// The public form of a message.
    public static Json json(LogEntry logEntry) {
        return Json.object(
                "version", logEntry.version(),
                "time", logEntry.time(),
                "by", logEntry.personId(),
                "text", ((TableEvent.Said) logEntry.event()).text());
    }

    /// The usage of all authors with this role.
    ChatUsage written(Author author) {
        return Objects.requireNonNull(written.get(author));
    }

    /// The key that spectators need to join; `null` if the chat is closed to them.
    @Nullable String key() {
        return key;
    }

    Set<String> invited() {
        return Collections.unmodifiableSet(invited);
    }

    Set<String> muted() {
        return Collections.unmodifiableSet(muted);
    }

    /// The number of times that the host has changed the write access.
    int changes() {
        return changes;
    }

    /// The number of times that spectators have joined, including those who lost access since.
    int joins() {
        return joins;
    }
}
