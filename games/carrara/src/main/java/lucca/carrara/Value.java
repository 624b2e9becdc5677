package lucca.carrara;

/// The value of a point of building cost: victory points, coins, or both.
public record Value(int points, int coins) {
    static Value points(int points) {
        return new Value(points, 0);
    }

    static Value coins(int coins) {
        return new Value(0, coins);
    }
}
