package lucca.engine;

/// A decision or a chance outcome as a typed value; each game has a closed (`sealed`) family of
/// records of it.
public interface Move {}
