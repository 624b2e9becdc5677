package lucca.citta.bot;

import lucca.citta.CittaRules;
import lucca.citta.CittaState;
import lucca.citta.Deck;
import lucca.citta.Palace;
import lucca.citta.Piles;
import lucca.citta.Quarters;
import lucca.citta.Steps;
import lucca.engine.MoveList;

/// Computes the priors of steps: the expected points of each step, relative to the best one.
final class StepPriors {
    /// The deficit in points that reduces a prior to a sixteenth.
    private static final double BEHIND = 1.5;

    /// The value of depriving another seat of a palace for its party.
    private static final double DENIED = 0.5;

    private final CittaRules rules;
    private final Deck deck;
    private final StateEvaluation evaluation;

    StepPriors(CittaRules rules, Deck deck, StateEvaluation view) {
        this.rules = rules;
        this.deck = deck;
        this.evaluation = view;
    }

    void write(CittaState state, MoveList steps, double[] out) {
        ColourTotals colourTotals = evaluation.survey(state);
        switch (state.phase) {
            case KEEP -> keep(state, steps, out);
            case TURN -> turn(state, colourTotals, steps, out);
            case PLAY -> play(state, steps, out);
            case CITY -> city(state, steps, out);
            case DEAL, TRIPLETS, OVER -> throw new IllegalStateException("nobody decides");
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < steps.size(); i++) {
            best = Math.max(best, out[i]);
        }
        for (int i = 0; i < steps.size(); i++) {
            double behind = 1 + (best - out[i]) / BEHIND;
            out[i] = 1 / (behind * behind * behind * behind);
        }
    }

    private void keep(CittaState state, MoveList steps, double[] points) {
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            points[i] =
                    evaluation.keeping(
                            state, Steps.seat(code), Steps.first(code), Steps.second(code));
        }
    }

    /// A seat that opens a palace takes the best triplet afterwards.
    private void turn(
            CittaState state, ColourTotals colourTotals, MoveList steps, double[] points) {
        int seat = state.seat(state.turn);
        double best = Double.NEGATIVE_INFINITY;
        evaluation.lookAhead(state);
        for (int i = steps.size() - 1; i >= 0 && steps.get(i) >= Steps.TAKE; i--) {
            points[i] = evaluation.playing(state, Piles.triplet(steps.get(i) - Steps.TAKE));
            best = Math.max(best, points[i]);
        }
        QuarterEvaluation quarterEvaluation = evaluation.lookAhead(state);
        for (int i = 0; i < steps.size() && steps.get(i) < Steps.TAKE; i++) {
            int colour = steps.get(i) - Steps.OPEN;
            points[i] =
                    best
                            + quarterEvaluation.opening(colour)
                            + DENIED * colourTotals.waiting(seat, colour);
        }
    }

    private void play(CittaState state, MoveList steps, double[] points) {
        QuarterEvaluation quarterEvaluation = evaluation.lookAhead(state);
        double wall = quarterEvaluation.withWall();
        double discard = quarterEvaluation.points();
        for (int i = 0; i < steps.size(); i++) {
            int card = Steps.card(steps.get(i));
            int way = Steps.way(steps.get(i));
            points[i] =
                    switch (way) {
                        case Steps.WALL -> wall;
                        case Steps.TOWER -> quarterEvaluation.withTower();
                        case Steps.DISCARD -> discard;
                        case Steps.PALACE ->
                                withAll(state, quarterEvaluation, deck.colour(card), card);
                        default -> withAll(state, quarterEvaluation, way - Steps.ONTO, card);
                    };
        }
    }

    /// The expected points with this card in the palace and the other pending cards of its colour
    /// on top.
    private double withAll(
            CittaState state, QuarterEvaluation quarterEvaluation, int colour, int card) {
        long palace = quarterEvaluation.raised(colour, card);
        for (int other = state.piles.next(Piles.PENDING, 0);
                other >= 0 && Palace.side(palace) == Palace.UNDER_CONSTRUCTION;
                other = state.piles.next(Piles.PENDING, other + 1)) {
            if (other != card && deck.colour(other) == colour) {
                palace = quarterEvaluation.raised(palace, other);
            }
        }
        return quarterEvaluation.with(colour, palace);
    }

    /// A card for the City improves parties of its colour for all seats that may still give one,
    /// unless it completes a palace.
    private void city(CittaState state, MoveList steps, double[] points) {
        int seat = state.seat(state.turn);
        for (int i = 0; i < steps.size(); i++) {
            int card = Steps.cityCard(steps.get(i));
            int onto = Steps.cityOnto(steps.get(i));
            int colour = onto == Steps.OWN_COLOUR ? deck.colour(card) : onto;
            points[i] = deck.isTower(card) ? 0 : more(state, colour) * hope(state, seat, colour);
        }
    }

    /// The increase of what the City pays in this colour with one more card.
    private int more(CittaState state, int colour) {
        int cards = Palace.size(state.quarters.palace(rules.cityOwner(), colour));
        return cards + 1 == rules.palaceSize() ? Quarters.FOR_COMPLETED - cards : 1;
    }

    /// The chance that this seat gives a party of the colour, minus the chances of the others.
    private double hope(CittaState state, int seat, int colour) {
        double hope = evaluation.hope(state, seat, colour);
        for (int other = 0; other < rules.seats(); other++) {
            hope -= other == seat ? 0 : evaluation.hope(state, other, colour);
        }
        return hope;
    }
}
