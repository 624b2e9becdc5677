package lucca.citta.bot;

import lucca.citta.CittaRules;
import lucca.citta.Colour;
import lucca.citta.Deck;
import lucca.citta.FinalScoring;
import lucca.citta.Palace;
import lucca.citta.Piles;
import lucca.citta.Quarters;
import lucca.engine.EvaluationTerms;

/// Estimates the points that one seat's quarter may still score, and how a card would change them.
/// Palaces are weighted by their chance of completion; walls and towers by the palaces that may be
/// open in the end and by the chance that they are supported.
final class QuarterEvaluation {
    private final Deck deck;
    private final int palaceSize;
    private final ColourTotals totals;

    private final long[] palaces = new long[Colour.COUNT];
    private final double[] worths = new double[Colour.COUNT];
    private final double[] parties = new double[Colour.COUNT];
    private final double[] completions = new double[Colour.COUNT];
    private final double[] supplies = new double[Colour.COUNT];
    private int seat;
    private Estimate now;

    /// Sums over the palaces: their value, the number that will be opened, the cards they need, the
    /// shields that will be left under construction, and the shields there now.
    private double worth;

    private double opened;
    private double needed;
    private double guards;
    private int shields;

    private int walls;
    private int towers;

    QuarterEvaluation(CittaRules rules, Deck deck, ColourTotals colourTotals, Estimate first) {
        this.deck = deck;
        this.totals = colourTotals;
        palaceSize = rules.palaceSize();
        now = first;
    }

    /// Selects a seat of the surveyed quarters.
    void turnTo(int who, Estimate estimate) {
        seat = who;
        now = estimate;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            expectParty(colour);
        }
    }

    /// Reads the seat's cards.
    void look(Quarters quarters, Piles piles) {
        walls = piles.size(Piles.walls(seat));
        towers = piles.size(Piles.towers(seat));
        worth = 0;
        opened = 0;
        needed = 0;
        guards = 0;
        shields = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            add(colour, quarters.palace(seat, colour));
        }
    }

    /// The expected points.
    double points() {
        return worth + rest(opened, needed, guards, shields, walls, towers);
    }

    /// Adds the terms of [#points].
    void explain(EvaluationTerms evaluationTerms) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            boolean completed = Palace.side(palaces[colour]) == Palace.COMPLETED;
            evaluationTerms.add(completed ? "merit.parties" : "merit.palaces", worths[colour]);
        }
        double fromShields = now.shield * shields;
        evaluationTerms.add("merit.shields", fromShields);
        evaluationTerms.add("merit.walls", points() - worth - fromShields - now.constant);
    }

    /// The expected points with one more wall.
    double withWall() {
        return worth + rest(opened, needed, guards, shields, walls + 1, towers);
    }

    /// The expected points with one more tower.
    double withTower() {
        return worth + rest(opened, needed, guards, shields, walls, towers + 1);
    }

    /// The expected points with this palace in place of the uncompleted one of its colour;
    /// including its windows if it is completed now.
    double with(int colour, long palace) {
        long old = palaces[colour];
        double its = worth(colour, palace);
        return worth
                - worths[colour]
                + its
                + (Palace.side(palace) == Palace.COMPLETED ? Palace.windows(palace) : 0)
                + rest(
                        opened - chance(old) + chance(palace),
                        needed - need(old) + need(palace),
                        guards - guard(old) + guard(palace),
                        shields - shields(old) + shields(palace),
                        walls,
                        towers);
    }

    /// The gain from opening the completed palace of this colour now instead of later.
    double opening(int colour) {
        return totals.party(seat, colour) - worths[colour];
    }

    /// Whether a palace card of this colour can become part of a palace.
    boolean mayBuild(int colour) {
        return Palace.side(palaces[colour]) <= Palace.UNDER_CONSTRUCTION;
    }

    boolean isUnderConstruction(int colour) {
        return Palace.side(palaces[colour]) == Palace.UNDER_CONSTRUCTION;
    }

    /// The palace of this colour with one more card.
    long raised(int colour, int card) {
        return raised(palaces[colour], card);
    }

    /// A palace with one more card. It is completed if it has enough.
    long raised(long palace, int card) {
        long higher = Palace.with(palace, card, deck.layer[card]);
        return Palace.size(higher) == palaceSize ? Palace.moved(higher) : higher;
    }

    void addWall() {
        walls++;
    }

    void addTower() {
        towers++;
    }

    void put(int colour, long palace) {
        long old = palaces[colour];
        worth -= worths[colour];
        opened -= chance(old);
        needed -= need(old);
        guards -= guard(old);
        shields -= shields(old);
        add(colour, palace);
    }

    private void add(int colour, long palace) {
        palaces[colour] = palace;
        worths[colour] = worth(colour, palace);
        worth += worths[colour];
        opened += chance(palace);
        needed += need(palace);
        guards += guard(palace);
        shields += shields(palace);
    }

    /// The chance that the palace is completed in the end.
    private double chance(long palace) {
        return now.chances[palaceSize - Palace.size(palace)];
    }

    private double need(long palace) {
        return chance(palace) * (palaceSize - Palace.size(palace));
    }

    private double guard(long palace) {
        return (1 - chance(palace)) * Palace.shields(palace);
    }

    private int shields(long palace) {
        return Palace.side(palace) == Palace.UNDER_CONSTRUCTION ? Palace.shields(palace) : 0;
    }

    private double worth(int colour, long palace) {
        int side = Palace.side(palace);
        if (side > Palace.UNDER_CONSTRUCTION) {
            return side == Palace.COMPLETED ? parties[colour] : 0;
        }
        int missing = palaceSize - Palace.size(palace);
        double chance = now.chances[missing];
        return chance
                * (completions[colour]
                        + now.window * Palace.windows(palace)
                        + now.missing * missing
                        + (1 - chance) * supplies[colour]);
    }

    /// Computes the value of a future party, for a completed palace and for an uncompleted one, and
    /// the effect of the supply of cards on the latter.
    private void expectParty(int colour) {
        int growing = totals.growing(seat, colour);
        int waiting = totals.waiting(seat, colour);
        int lasting = totals.lasting(colour);
        supplies[colour] = now.supply * totals.supply(colour);
        parties[colour] =
                now.party + now.growing * growing + now.waiting * waiting + now.lasting * lasting;
        completions[colour] =
                now.completion
                        + now.laterGrowing * growing
                        + now.laterWaiting * waiting
                        + now.laterLasting * lasting;
    }

    /// The value of walls, towers and shields.
    private double rest(double open, double need, double guard, int shield, int wall, int tower) {
        double spare = Math.max(0, now.cards - need);
        double support = now.support(guard - FinalScoring.shieldsFor(wall));
        return now.constant
                + now.shield * shield
                + open * support * (now.wall * (wall + tower) + now.spare * spare)
                + open * now.tower * tower;
    }
}
