package lucca.table;

import java.util.Set;

/// A request that waits for answers.
/// @param version of the entry in which it was made
/// @param agreed the seats that have said yes, the one that asks among them
public record Pending(long version, int seat, Request request, Set<Integer> agreed) {
    public Pending {
        agreed = Set.copyOf(agreed);
    }
}
