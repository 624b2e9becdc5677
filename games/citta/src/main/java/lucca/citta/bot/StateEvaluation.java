package lucca.citta.bot;

import java.util.Arrays;
import lucca.citta.CittaRules;
import lucca.citta.CittaState;
import lucca.citta.Colour;
import lucca.citta.Deck;
import lucca.citta.Palace;
import lucca.citta.Piles;
import lucca.citta.Quarters;

/// Evaluates states: surveys the table, then estimates each quarter. Before the reveal it treats
/// the cards that seats have decided to keep (C2.3) as laid.
final class StateEvaluation {
    private final CittaRules rules;
    private final Deck deck;
    private final Estimate[] estimates;
    private final ColourTotals colourTotals;
    private final QuarterEvaluation evaluation;
    private final BestCardUse bestUse;
    private final Quarters kept;
    private Quarters quarters;

    StateEvaluation(CittaRules rules, Deck deck, Estimate[] estimates) {
        this.rules = rules;
        this.deck = deck;
        this.estimates = estimates;
        kept = new Quarters(rules, deck);
        quarters = kept;
        colourTotals = new ColourTotals(rules, deck, kept);
        evaluation = new QuarterEvaluation(rules, deck, colourTotals, estimates[0]);
        bestUse = new BestCardUse(deck, evaluation);
    }

    /// Surveys the whole table. Must be called first.
    ColourTotals survey(CittaState state) {
        quarters = state.quarters;
        if (state.isBeforeReveal()) {
            quarters = kept;
            Arrays.fill(kept.palaces, 0);
            for (int seat = 0; seat < rules.seats(); seat++) {
                if (state.hands.hasDecided(seat)) {
                    keep(seat, state.hands.first[seat], state.hands.second[seat]);
                }
            }
        }
        colourTotals.look(quarters, state.piles);
        return colourTotals;
    }

    /// The expected points of a seat if it keeps these cards. Only before the reveal.
    double keeping(CittaState state, int seat, int first, int second) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            kept.put(seat, colour, 0);
        }
        keep(seat, first, second);
        colourTotals.look(kept, state.piles);
        colourTotals.lookAtStreetNumbers();
        return look(state, seat).points() + standing(state, seat);
    }

    private void keep(int seat, int first, int second) {
        kept.lay(seat, deck.colour(first), first);
        kept.lay(seat, deck.colour(deck.isWild(second) ? first : second), second);
    }

    /// The estimate of a seat's quarter, without cards that it has taken but not played.
    QuarterEvaluation look(CittaState state, int seat) {
        return look(state, seat, turnsLeft(state, seat));
    }

    private QuarterEvaluation look(CittaState state, int seat, int turns) {
        evaluation.turnTo(seat, estimates[turns]);
        evaluation.look(quarters, state.piles);
        return evaluation;
    }

    /// The estimate of the quarter of the seat in turn after this turn, if it plays no card there.
    QuarterEvaluation lookAhead(CittaState state) {
        return look(state, state.seat(state.turn), rules.rounds() - state.round);
    }

    /// The expected points of the seat in turn with all cards of a pile played. Only after
    /// [#lookAhead], whose result it overwrites.
    double playing(CittaState state, int pile) {
        evaluation.look(quarters, state.piles);
        int scored = bestUse.play(state.piles, pile);
        return scored + evaluation.points();
    }

    /// The expected points of the seat in turn if it takes the best triplet.
    double bestTriplet(CittaState state) {
        lookAhead(state);
        double most = Double.NEGATIVE_INFINITY;
        for (int triplet = 0; triplet < rules.triplets(); triplet++) {
            int pile = Piles.triplet(triplet);
            if (!state.piles.isEmpty(pile)) {
                most = Math.max(most, playing(state, pile));
            }
        }
        return most;
    }

    /// The expected points of the seat in turn after it plays the cards that it has taken.
    double playingOut(CittaState state) {
        lookAhead(state);
        return playing(state, Piles.PENDING);
    }

    /// The value for a seat of its place in the order of play and of its street numbers.
    double standing(CittaState state, int seat) {
        return lead(state, seat) + streetNumber(state, seat);
    }

    double lead(CittaState state, int seat) {
        return estimates[turnsLeft(state, seat)].lead * colourTotals.lead(seat);
    }

    double streetNumber(CittaState state, int seat) {
        return estimates[turnsLeft(state, seat)].streetNumber * colourTotals.streetNumber(seat);
    }

    /// The chance that a seat will open a palace of this colour from now on.
    double hope(CittaState state, int seat, int colour) {
        long palace = quarters.palace(seat, colour);
        return Palace.side(palace) == Palace.OPENED
                ? 0
                : estimates[turnsLeft(state, seat)]
                        .chances[rules.palaceSize() - Palace.size(palace)];
    }

    /// The number of turns that a seat has still to begin.
    private int turnsLeft(CittaState state, int seat) {
        int begun =
                switch (state.phase) {
                    case DEAL, TRIPLETS, KEEP -> 0;
                    case TURN -> state.turn;
                    case PLAY -> state.turn + 1;
                    case CITY, OVER -> rules.seats();
                };
        int later = rules.rounds() - state.round;
        for (int place = 0; place < begun; place++) {
            if (state.seat(place) == seat) {
                return later;
            }
        }
        return later + 1;
    }
}
