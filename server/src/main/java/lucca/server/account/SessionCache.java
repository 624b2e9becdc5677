package lucca.server.account;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// Caches sessions for a minute after they were looked up.
final class SessionCache {
    private static final long LIFETIME = Duration.ofMinutes(1).toMillis();
    private static final int MAX = 50_000;

    private final Map<String, Cached> all = new ConcurrentHashMap<>();

    /// The number of invalidations so far.
    private final AtomicLong invalidations = new AtomicLong();

    private record Cached(Session session, long until) {}

    @Nullable Session get(Token token, long now) {
        Cached cached = all.get(token.text());
        return cached != null && cached.until() > now ? cached.session() : null;
    }

    /// The number of invalidations, which callers of [#put] must read before they look up a
    /// session.
    long invalidations() {
        return invalidations.get();
    }

    /// Caches a session, unless it may have ended since it was looked up.
    /// @param before the number of invalidations before the lookup
    void put(Session session, long now, long expires, long before) {
        if (all.size() >= MAX) {
            all.clear();
        }
        Cached cached = new Cached(session, Math.min(expires, now + LIFETIME));
        all.put(session.token().text(), cached);
        if (invalidations.get() != before) {
            all.remove(session.token().text(), cached);
        }
    }

    void remove(Token token) {
        all.remove(token.text());
    }

    /// Removes the sessions of a person.
    void removeAll(String person) {
        invalidations.incrementAndGet();
        all.values().removeIf(each -> each.session().person().id().equals(person));
    }

    void clear() {
        invalidations.incrementAndGet();
        all.clear();
    }
}
