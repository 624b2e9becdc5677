package lucca.server.limit;

/// The origin of a job, by which shared work is scheduled fairly.
/// @param address as a number, see [ClientAddressKey]
/// @param person the id of the person; empty if not signed in
public record Requester(long address, String person) {
    public boolean isKnown() {
        return !person.isEmpty();
    }
}
