package lucca.server.limit;

import java.time.Duration;

/// What is counted, and how often it may be done.
public enum Act {
    /// A file of the web client, from an address: a page has some twenty, which browsers keep.
    FETCH(4000, Duration.ofMillis(2)),
    /// Any other request from an address, behind which there may be a whole school.
    KNOCK(1000, Duration.ofMillis(5)),
    /// Any request of a person.
    ASK(300, Duration.ofMillis(20)),
    /// To come as a guest, from an address.
    ARRIVE(40, Duration.ofSeconds(20)),
    /// To show a password, from an address.
    TRY(20, Duration.ofSeconds(10)),
    /// To show a password for one name, from one address.
    GUESS(10, Duration.ofMinutes(1)),
    /// The same from anywhere. It is more than one address may try, so that nobody alone can keep
    /// another from signing in.
    GUESS_FROM_ANYWHERE(100, Duration.ofSeconds(5)),
    /// To open a table, as a person.
    OPEN(20, Duration.ofSeconds(30)),
    /// To open a table, from an address.
    OPEN_FROM(60, Duration.ofSeconds(10)),
    /// To sit down, or to seat a companion, from an address.
    SIT(120, Duration.ofSeconds(2)),
    /// To write to others, as a person.
    TALK(10, Duration.ofSeconds(2)),
    /// The same from an address, as one may have many guests.
    TALK_FROM_ADDRESS(60, Duration.ofMillis(500)),
    /// To ask a bot for advice, as a person.
    HINT(5, Duration.ofSeconds(5));

    private final int atOnce;
    private final Duration gap;

    Act(int atOnce, Duration gap) {
        this.atOnce = atOnce;
        this.gap = gap;
    }

    int atOnce() {
        return atOnce;
    }

    /// After which it may be done once more.
    Duration gap() {
        return gap;
    }
}
