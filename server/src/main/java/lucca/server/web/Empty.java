package lucca.server.web;

/// The response to a request that has nothing to tell.
public record Empty() {}
