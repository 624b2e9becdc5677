package lucca.server.limit;

/// Who asks for work, as far as it is shared fairly.
/// @param address as a number, see [ClientAddress]
/// @param person the id; empty if nobody knows them
public record Requester(long address, String person) {
    public boolean isKnown() {
        return !person.isEmpty();
    }
}
