package lucca.table;

/// The time of a seat, in milliseconds: a part for each turn, which expires with the turn, and a
/// bank for the whole game.
public record TimeControl(long bankMillis, long turnMillis) {
    public TimeControl {
        if (bankMillis < 0 || turnMillis < 0 || bankMillis + turnMillis == 0) {
            throw new IllegalArgumentException("no time: " + bankMillis + ", " + turnMillis);
        }
    }
}
