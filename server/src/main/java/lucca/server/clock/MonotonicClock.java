package lucca.server.clock;

/// A clock that nobody can set: it tells how much time has passed, not what time it is.
@FunctionalInterface
public interface MonotonicClock {
    /// In milliseconds, from any beginning.
    long millis();
}
