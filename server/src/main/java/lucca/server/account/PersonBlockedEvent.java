package lucca.server.account;

/// That a person has blocked another. It is durable when it is told.
public record PersonBlockedEvent(String person, String blocked) {}
