package lucca.server.people;

/// That a person has blocked another. It is durable when it is told.
public record Blocked(String person, String blocked) {}
