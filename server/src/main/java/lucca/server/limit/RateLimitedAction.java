package lucca.server.limit;

import java.time.Duration;

/// The actions that are rate-limited, each with its burst and refill interval.
public enum RateLimitedAction {
    /// Requesting a file of the web client, per address: a page has some twenty, which browsers
    /// cache.
    REQUEST_ASSET(4000, Duration.ofMillis(2)),
    /// Any other request, per address, which a whole school may share.
    REQUEST_FROM_ADDRESS(1000, Duration.ofMillis(5)),
    /// Any request, per person.
    REQUEST_BY_PERSON(300, Duration.ofMillis(20)),
    /// Creating a guest, per address.
    CREATE_GUEST(40, Duration.ofSeconds(20)),
    /// Submitting a password or passkey, per address.
    AUTHENTICATE_FROM_ADDRESS(20, Duration.ofSeconds(10)),
    /// Trying a password: for one name and address, or for a signed-in person.
    TRY_PASSWORD(10, Duration.ofMinutes(1)),
    /// Trying a password for one name, from all addresses together. The limit is higher than that
    /// of one address, so that no single client can lock a person out.
    TRY_PASSWORD_FROM_ANYWHERE(100, Duration.ofSeconds(5)),
    /// Opening a table, per person.
    OPEN_TABLE(20, Duration.ofSeconds(30)),
    /// Opening a table, per address.
    OPEN_TABLE_FROM_ADDRESS(60, Duration.ofSeconds(10)),
    /// Taking a seat, or seating a companion, per address.
    TAKE_SEAT(120, Duration.ofSeconds(2)),
    /// Sending a chat command or an abuse report, per person.
    SEND_CHAT(10, Duration.ofSeconds(2)),
    /// Sending a chat command or an abuse report, per address, which may have many guests.
    SEND_CHAT_FROM_ADDRESS(60, Duration.ofMillis(500)),
    /// Requesting a hint, per person.
    REQUEST_HINT(5, Duration.ofSeconds(5));

    private final int burst;
    private final Duration refillInterval;

    RateLimitedAction(int burst, Duration refillInterval) {
        this.burst = burst;
        this.refillInterval = refillInterval;
    }

    int burst() {
        return burst;
    }

    /// The interval after which the action is allowed once more.
    Duration refillInterval() {
        return refillInterval;
    }
}
