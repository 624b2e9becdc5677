package lucca.server.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/// Remembers the latest address of each person, in memory only.
@Component
public final class LastKnownAddresses {
    private static final int MAX = 50_000;

    private final Map<String, Long> last = new ConcurrentHashMap<>();

    public void record(String person, long address) {
        Long known = last.get(person);
        if (known == null || known != address) {
            if (last.size() >= MAX) {
                last.clear(); // active people are soon recorded again
            }
            last.put(person, address);
        }
    }

    /// Returns a person as a requester. A person without a recent address gets one of their own.
    public Requester requester(String person) {
        return new Requester(last.getOrDefault(person, (long) person.hashCode()), person);
    }
}
