package lucca.server.people;

/// That somebody may no longer be known by what they have shown.
public record Reconsidered(String person) {}
