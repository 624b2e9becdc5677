package lucca.server.people;

/// Somebody who has been here before.
public record Person(String id, String name) {}
