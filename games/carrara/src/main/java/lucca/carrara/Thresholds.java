package lucca.carrara;

/// The threshold of an objective with four, three and two players.
record Thresholds(int four, int three, int two) {
    /// The same threshold for any number of players.
    static Thresholds always(int need) {
        return new Thresholds(need, need, need);
    }

    int with(int seats) {
        return switch (seats) {
            case 4 -> four;
            case 3 -> three;
            default -> two;
        };
    }
}
