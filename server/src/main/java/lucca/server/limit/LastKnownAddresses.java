package lucca.server.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/// From which address each person was last here. It is known as long as the server runs and never
/// written down.
@Component
public final class LastKnownAddresses {
    private static final int MOST = 50_000;

    private final Map<String, Long> last = new ConcurrentHashMap<>();

    public void record(String person, long address) {
        Long known = last.get(person);
        if (known == null || known != address) {
            if (last.size() >= MOST) {
                last.clear(); // those who are here will be known again soon
            }
            last.put(person, address);
        }
    }

    /// A person as a requester. Somebody who was not here lately is alone at their address.
    public Requester requester(String person) {
        return new Requester(last.getOrDefault(person, (long) person.hashCode()), person);
    }
}
