package lucca.table;

import java.util.Set;

/// A request that is waiting for answers.
/// @param version of the entry with the request
/// @param agreed the seats that have agreed, including the one that asks
public record PendingConsent(long version, int seat, ConsentRequest request, Set<Integer> agreed) {
    public PendingConsent {
        agreed = Set.copyOf(agreed);
    }
}
