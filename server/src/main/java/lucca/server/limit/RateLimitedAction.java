package lucca.server.limit;

import java.time.Duration;

/// What is counted, and how often it may be done.
public enum RateLimitedAction {
    /// A file of the web client, from an address: a page has some twenty, which browsers keep.
    REQUEST_ASSET(4000, Duration.ofMillis(2)),
    /// Any other request from an address, behind which there may be a whole school.
    REQUEST_FROM_ADDRESS(1000, Duration.ofMillis(5)),
    /// Any request of a person.
    REQUEST_BY_PERSON(300, Duration.ofMillis(20)),
    /// To come as a guest, from an address.
    CREATE_GUEST(40, Duration.ofSeconds(20)),
    /// To show a password, from an address.
    AUTHENTICATE_FROM_ADDRESS(20, Duration.ofSeconds(10)),
    /// To show a password for one name, from one address.
    TRY_PASSWORD(10, Duration.ofMinutes(1)),
    /// The same from anywhere. It is more than one address may try, so that nobody alone can keep
    /// another from signing in.
    TRY_PASSWORD_FROM_ANYWHERE(100, Duration.ofSeconds(5)),
    /// To open a table, as a person.
    OPEN_TABLE(20, Duration.ofSeconds(30)),
    /// To open a table, from an address.
    OPEN_TABLE_FROM_ADDRESS(60, Duration.ofSeconds(10)),
    /// To sit down, or to seat a companion, from an address.
    TAKE_SEAT(120, Duration.ofSeconds(2)),
    /// To write to others, as a person.
    SEND_CHAT(10, Duration.ofSeconds(2)),
    /// The same from an address, as one may have many guests.
    SEND_CHAT_FROM_ADDRESS(60, Duration.ofMillis(500)),
    /// To ask a bot for advice, as a person.
    REQUEST_HINT(5, Duration.ofSeconds(5));

    private final int burst;
    private final Duration refillInterval;

    RateLimitedAction(int atOnce, Duration gap) {
        this.burst = atOnce;
        this.refillInterval = gap;
    }

    int burst() {
        return burst;
    }

    /// After which it may be done once more.
    Duration refillInterval() {
        return refillInterval;
    }
}
