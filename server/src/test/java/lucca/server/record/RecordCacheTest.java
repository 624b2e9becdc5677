package lucca.server.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.server.web.CachedResponse;
import lucca.words.Language;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The cache of records")
class RecordCacheTest {
    private final RecordCache cache = new RecordCache(100);

    private static RecordCache.RecordKey key(String table, String... names) {
        return new RecordCache.RecordKey(table, "json", Language.ENGLISH, List.of(names));
    }

    private static CachedResponse body(int size) {
        return CachedResponse.text("x".repeat(size));
    }

    @Test
    @DisplayName("keeps the most recently used, up to its capacity")
    void bounded() {
        cache.put(key("a"), body(40));
        cache.put(key("b"), body(40));
        assertThat(cache.get(key("a"))).isNotNull();
        cache.put(key("c"), body(40));
        assertThat(cache.get(key("b"))).isNull();
        assertThat(cache.get(key("a"))).isNotNull();
        assertThat(cache.get(key("c"))).isNotNull();
        cache.put(key("a"), body(20));
        cache.put(key("d"), body(40));
        assertThat(cache.get(key("a"))).isNotNull();
        cache.put(key("e"), body(101));
        assertThat(cache.get(key("e"))).isNull();
        assertThat(cache.get(key("d"))).isNotNull();
    }

    @Test
    @DisplayName("has no entry for names that have changed")
    void changedNames() {
        cache.put(key("a", "Anna", ""), body(10));
        assertThat(cache.get(key("a", "(deleted)", ""))).isNull();
        assertThat(cache.get(key("a", "Anna", ""))).isNotNull();
    }
}
