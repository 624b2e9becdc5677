package lucca.carrara.reference;

/// Victory points and coins: the value of a city for each point of cost (P1.4), or a gain.
public record ReferenceValue(int points, int coins) {
    static final ReferenceValue NOTHING = new ReferenceValue(0, 0);

    ReferenceValue plus(ReferenceValue other) {
        return new ReferenceValue(points + other.points, coins + other.coins);
    }

    ReferenceValue times(int cost) {
        return new ReferenceValue(points * cost, coins * cost);
    }
}
