package lucca.table;

import java.util.Set;

/// A request that waits for answers.
/// @param version of the entry in which it was made
/// @param agreed the seats that have said yes, the one that asks among them
public record PendingRequest(long version, int seat, ConsentRequest request, Set<Integer> agreed) {
    public PendingRequest {
        agreed = Set.copyOf(agreed);
    }
}
