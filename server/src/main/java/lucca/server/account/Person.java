package lucca.server.account;

/// A guest or the owner of an account.
/// @param guest whether the person has no account
public record Person(String id, String name, boolean guest) {}
