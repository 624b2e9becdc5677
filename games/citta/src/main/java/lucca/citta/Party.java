package lucca.citta;

/// The opening of a palace (C3.3), which scores by the palaces of its colour in all other quarters.
final class Party {
    private Party() {}

    static void open(
            CittaState state,
            ConsequenceReporter consequenceReporter,
            int host,
            int colour,
            String rule) {
        int points = 0;
        for (int owner = 0; owner < state.rules.owners(); owner++) {
            points += owner == host ? 0 : state.quarters.guests(owner, colour);
        }
        state.scores[host] += points;
        consequenceReporter.opened(host, colour, points, rule);
        state.quarters.open(host, colour);
    }
}
