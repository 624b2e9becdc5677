package lucca.engine;

/// A decision or a chance outcome as a typed value. Each game has a `sealed` family of records.
public interface Move {}
