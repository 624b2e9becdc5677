package lucca.citta.bot;

import lucca.citta.CittaRules;

/// The expectations of a seat for a number of turns left: the chance that a palace is completed,
/// and the values of things, each named after its [Weight].
final class Estimate {
    /// The number of shields that a future card adds to those at the end, on average, beyond what
    /// future walls need.
    private static final double MORE_SHIELDS = 0.3;

    /// The uncertainty of that number for one future card.
    private static final double UNCERTAIN_SHIELDS = 0.3;

    /// Makes the chance a step at no missing shield when nothing is uncertain.
    private static final double HALF = 0.5;

    private static final double STEP = 0.05;

    /// The number of cards still to take.
    final int cards;

    /// The chance that a palace will be completed, by the number of missing cards.
    final double[] chances;

    final double constant;
    final double completion;
    final double window;
    final double missing;
    final double supply;
    final double laterGrowing;
    final double laterWaiting;
    final double laterLasting;
    final double party;
    final double growing;
    final double waiting;
    final double lasting;
    final double wall;
    final double spare;
    final double tower;
    final double shield;
    final double lead;
    final double streetNumber;

    /// The expectations for each number of turns left, from none on.
    static Estimate[] all(CittaRules rules) {
        double[] first = new double[Weight.COUNT];
        double[] last = new double[Weight.COUNT];
        for (Weight weight : Weight.values()) {
            first[weight.ordinal()] = weight.first(rules);
            last[weight.ordinal()] = weight.last(rules);
        }
        return all(rules, first, last, CompletionChances.of(rules));
    }

    static Estimate[] all(CittaRules rules, double[] first, double[] last, double[][] chances) {
        Estimate[] all = new Estimate[rules.rounds() + 1];
        for (int turns = 0; turns < all.length; turns++) {
            double[] weights = new double[Weight.COUNT];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = last[i] + turns * (first[i] - last[i]) / rules.rounds();
            }
            all[turns] = new Estimate(turns, weights, chances[turns]);
        }
        return all;
    }

    private Estimate(int turns, double[] weights, double[] chances) {
        cards = CittaRules.IN_TRIPLET * turns;
        this.chances = chances;
        constant = weights[Weight.CONSTANT.ordinal()];
        completion = weights[Weight.COMPLETION.ordinal()];
        window = weights[Weight.WINDOW.ordinal()];
        missing = weights[Weight.MISSING.ordinal()];
        supply = weights[Weight.SUPPLY.ordinal()];
        laterGrowing = weights[Weight.LATER_GROWING.ordinal()];
        laterWaiting = weights[Weight.LATER_WAITING.ordinal()];
        laterLasting = weights[Weight.LATER_LASTING.ordinal()];
        party = weights[Weight.PARTY.ordinal()];
        growing = weights[Weight.GROWING.ordinal()];
        waiting = weights[Weight.WAITING.ordinal()];
        lasting = weights[Weight.LASTING.ordinal()];
        wall = weights[Weight.WALL.ordinal()];
        spare = weights[Weight.SPARE.ordinal()];
        tower = weights[Weight.TOWER.ordinal()];
        shield = weights[Weight.SHIELD.ordinal()];
        lead = weights[Weight.LEAD.ordinal()];
        streetNumber = weights[Weight.STREET_NUMBER.ordinal()];
    }

    /// The chance that all walls are supported at the end (C4.2), with this surplus of shields now.
    double support(double over) {
        double x = (over + HALF + MORE_SHIELDS * cards) / (STEP + UNCERTAIN_SHIELDS * cards);
        return HALF + HALF * x / Math.sqrt(1 + x * x);
    }
}
