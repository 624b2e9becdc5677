package lucca.server.account;

/// Published after a block of another person has been written durably.
public record PersonBlockedEvent(String person, String blocked) {}
