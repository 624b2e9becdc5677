package lucca.server.account;

/// That somebody may no longer be known by what they have shown.
public record SessionsInvalidatedEvent(String person) {}
