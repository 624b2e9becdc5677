package lucca.server.clock;

/// A clock that measures elapsed time; it cannot be set.
@FunctionalInterface
public interface MonotonicClock {
    /// The elapsed milliseconds since an arbitrary origin.
    long millis();
}
