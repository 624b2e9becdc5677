package lucca.server.account;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// Sessions that were looked up less than a minute ago.
final class SessionCache {
    private static final long LIFETIME = Duration.ofMinutes(1).toMillis();
    private static final int MOST = 50_000;

    private final Map<String, Cached> all = new ConcurrentHashMap<>();

    /// How often sessions were found to be no longer true.
    private final AtomicLong invalidations = new AtomicLong();

    private record Cached(Session session, long until) {}

    @Nullable Session get(Token token, long now) {
        Cached cached = all.get(token.text());
        return cached != null && cached.until() > now ? cached.session() : null;
    }

    /// What [#put] needs to know, taken before a session is looked up.
    long invalidations() {
        return invalidations.get();
    }

    /// Keeps a session, unless it may have ended since it was looked up.
    /// @param before how many changes there were then
    void put(Session session, long now, long expires, long before) {
        if (all.size() >= MOST) {
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

    /// Forgets the sessions of a person.
    void removeAll(String person) {
        invalidations.incrementAndGet();
        all.values().removeIf(each -> each.session().person().id().equals(person));
    }

    void clear() {
        invalidations.incrementAndGet();
        all.clear();
    }
}
