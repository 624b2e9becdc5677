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

/// The chat of a table as its log has made it: the latest messages, how much was written, and who
/// may write. However long a log is, this stays small, and each entry takes the same time.
public final class Chat {
    /// How many messages a view has. Older ones are read from the log, page by page.
    public static final int PAGE_SIZE = 50;

    private final Deque<LogEntry> latest = new ArrayDeque<>(PAGE_SIZE + 1);
    private final Set<String> invited = new HashSet<>();
    private final Set<String> muted = new HashSet<>();
    private final Map<Author, ChatUsage> written = new EnumMap<>(Author.class);
    private @Nullable String key;
    private int changes;
    private int joins;

    /// What somebody who writes is to the table. What each kind has written counts apart.
    enum Author {
        /// The host; from the start on also those with a seat.
        MEMBER,
        /// Somebody with a seat before the start, who may come and go.
        GUEST,
        SPECTATOR
    }

    /// How much was written.
    record Volume(int messages, int bytes) {
        static final Volume NONE = new Volume(0, 0);

        Volume plus(String text) {
            int size = text.getBytes(StandardCharsets.UTF_8).length;
            return new Volume(messages + 1, bytes + size);
        }

        /// The part of each, if several have the same.
        Volume dividedBy(int parts) {
            return new Volume(messages / parts, bytes / parts);
        }

        boolean isWithin(Volume most) {
            return messages <= most.messages && bytes <= most.bytes;
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

    /// Takes over a message.
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

    /// Spectators neither write nor join any more.
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

    /// The latest messages, the oldest first.
    public List<LogEntry> latest() {
        return List.copyOf(latest);
    }

    /// How many messages there are in all.
    public int messages() {
        return written.values().stream().mapToInt(each -> each.total().messages()).sum();
    }

    /// A message as people read it.
    public static Json json(LogEntry logEntry) {
        return Json.object(
                "version", logEntry.version(),
                "time", logEntry.time(),
                "by", logEntry.personId(),
                "text", ((TableEvent.Said) logEntry.event()).text());
    }

    /// How much was written by one kind of people.
    ChatUsage written(Author author) {
        return Objects.requireNonNull(written.get(author));
    }

    /// What spectators need to join; `null` if nobody may.
    @Nullable String key() {
        return key;
    }

    Set<String> invited() {
        return Collections.unmodifiableSet(invited);
    }

    Set<String> muted() {
        return Collections.unmodifiableSet(muted);
    }

    /// How often the host has changed who may write.
    int changes() {
        return changes;
    }

    /// How often spectators have joined, also those who may no longer write.
    int joins() {
        return joins;
    }
}
