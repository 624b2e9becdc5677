package lucca.table;

/// How much time a seat has, in milliseconds: some for each turn, which is lost if it is not used,
/// and a bank for the whole game.
public record Tempo(long bank, long turn) {
    public Tempo {
        if (bank < 0 || turn < 0 || bank + turn == 0) {
            throw new IllegalArgumentException("no time: " + bank + ", " + turn);
        }
    }
}
