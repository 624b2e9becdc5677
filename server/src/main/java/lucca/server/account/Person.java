package lucca.server.account;

/// Somebody who has been here before.
/// @param guest whether they have no account
public record Person(String id, String name, boolean guest) {}
