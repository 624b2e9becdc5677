package lucca.table;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// The chat of a table as its log has made it: the latest messages, how much was written, and who
/// may write. However long a log is, this stays small, and each entry takes the same time.
public final class Chat {
    /// How many messages a view has. Older ones are read from the log, page by page.
    public static final int PAGE = 50;

    private final Deque<Entry> latest = new ArrayDeque<>(PAGE + 1);
    private final Set<String> invited = new HashSet<>();
    private final Set<String> muted = new HashSet<>();
    private Volume members = Volume.NONE;
    private Volume spectators = Volume.NONE;
    private @Nullable String key;
    private int changes;
    private int joins;

    /// How much was written.
    record Volume(int messages, int bytes) {
        static final Volume NONE = new Volume(0, 0);

        Volume plus(String text) {
            int size = text.getBytes(StandardCharsets.UTF_8).length;
            return new Volume(messages + 1, bytes + size);
        }

        boolean isWithin(Volume most) {
            return messages <= most.messages && bytes <= most.bytes;
        }
    }

    Chat() {}

    Chat copy() {
        Chat copy = new Chat();
        copy.latest.addAll(latest);
        copy.invited.addAll(invited);
        copy.muted.addAll(muted);
        copy.members = members;
        copy.spectators = spectators;
        copy.key = key;
        copy.changes = changes;
        copy.joins = joins;
        return copy;
    }

    /// Takes over a message.
    /// @param member whether its author is the host or has a seat
    void add(Entry entry, String text, boolean member) {
        latest.addLast(entry);
        if (latest.size() > PAGE) {
            latest.removeFirst();
        }
        if (member) {
            members = members.plus(text);
        } else {
            spectators = spectators.plus(text);
        }
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
    public List<Entry> latest() {
        return List.copyOf(latest);
    }

    /// How many messages there are in all.
    public int messages() {
        return members.messages() + spectators.messages();
    }

    /// A message as people read it.
    public static Json json(Entry entry) {
        return Json.object(
                "version", entry.version(),
                "time", entry.time(),
                "by", entry.by(),
                "text", ((TableEvent.Said) entry.event()).text());
    }

    /// What was written by the host and those with a seat, or by others.
    Volume volume(boolean member) {
        return member ? members : spectators;
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
