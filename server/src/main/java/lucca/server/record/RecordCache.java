package lucca.server.record;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.server.web.CachedResponse;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// Caches the records of finished games, up to a number of bytes.
final class RecordCache {
    private final long capacity;

    /// In order of access; the least recently used comes first.
    private final Map<RecordKey, CachedResponse> records = new LinkedHashMap<>(16, 0.75f, true);

    private long bytes;

    /// @param form the format of the record
    /// @param names the names of the players, the only part of a finished game that may change
    record RecordKey(String table, String form, Language language, List<String> names) {
        RecordKey {
            names = List.copyOf(names);
        }
    }

    RecordCache(long capacity) {
        this.capacity = capacity;
    }

    synchronized @Nullable CachedResponse get(RecordKey key) {
        return records.get(key);
    }

    synchronized void put(RecordKey key, CachedResponse record) {
        if (record.size() > capacity) {
            return;
        }
        CachedResponse before = records.put(key, record);
        bytes += record.size() - (before == null ? 0 : before.size());
        Iterator<CachedResponse> oldest = records.values().iterator();
        while (bytes > capacity) {
            bytes -= oldest.next().size();
            oldest.remove();
        }
    }
}
