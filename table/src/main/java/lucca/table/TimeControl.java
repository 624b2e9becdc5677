package lucca.table;

/// How much time a seat has, in milliseconds: some for each turn, which is lost if it is not used,
/// and a bank for the whole game.
public record TimeControl(long bankMillis, long turnMillis) {
    public TimeControl {
        if (bankMillis < 0 || turnMillis < 0 || bankMillis + turnMillis == 0) {
            throw new IllegalArgumentException("no time: " + bankMillis + ", " + turnMillis);
        }
    }
}
