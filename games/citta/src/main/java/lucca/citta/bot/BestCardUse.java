package lucca.citta.bot;

import lucca.citta.Colour;
import lucca.citta.Deck;
import lucca.citta.Palace;
import lucca.citta.Piles;

/// Plays cards in a [QuarterEvaluation] in the most promising way, one by one.
final class BestCardUse {
    private final Deck deck;
    private final QuarterEvaluation evaluation;

    BestCardUse(Deck deck, QuarterEvaluation quarterEvaluation) {
        this.deck = deck;
        this.evaluation = quarterEvaluation;
    }

    /// Plays all cards of a pile. Returns the points of the palaces that this completes.
    int play(Piles piles, int pile) {
        int scored = 0;
        for (long rest = piles.low(pile); rest != 0; rest &= rest - 1) {
            scored += play(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = piles.high(pile); rest != 0; rest &= rest - 1) {
            scored += play(Long.SIZE + Long.numberOfTrailingZeros(rest));
        }
        return scored;
    }

    private int play(int card) {
        double plain = evaluation.points();
        double wall = evaluation.withWall();
        double best = Math.max(plain, wall);
        if (deck.isTower(card)) {
            if (evaluation.withTower() >= best) {
                evaluation.addTower();
                return 0;
            }
        } else {
            int colour = deck.isWild(card) ? bestFor(card) : deck.colour(card);
            if (colour >= 0 && evaluation.mayBuild(colour)) {
                long palace = evaluation.raised(colour, card);
                if (evaluation.with(colour, palace) >= best) {
                    evaluation.put(colour, palace);
                    return Palace.side(palace) == Palace.COMPLETED ? Palace.windows(palace) : 0;
                }
            }
        }
        if (wall > plain) {
            evaluation.addWall();
        }
        return 0;
    }

    /// The colour of the best palace for a wild card, or −1.
    private int bestFor(int card) {
        int best = -1;
        double most = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (evaluation.isUnderConstruction(colour)) {
                double points = evaluation.with(colour, evaluation.raised(colour, card));
                if (best < 0 || points > most) {
                    most = points;
                    best = colour;
                }
            }
        }
        return best;
    }
}
