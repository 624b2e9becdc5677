package lucca.server.account;

/// Published when sessions of a person may have ended.
public record SessionsInvalidatedEvent(String person) {}
