package lucca.citta;

import lucca.engine.UnreadableException;

/// Checks that a hand-written position is consistent. It does not prove that a game can reach it.
final class PositionCheck {
    private final CittaState state;
    private final CittaRules rules;

    PositionCheck(CittaState state) {
        this.state = state;
        rules = state.rules;
    }

    void check() {
        switch (state.phase) {
            case DEAL -> demand(isDealing() && onTable() == 0, "position.deal");
            case TRIPLETS -> {
                demand(!state.isBeforeReveal() || isDealt(), "position.deal");
                demand(onTable() == 0, "position.laying");
            }
            case KEEP -> {
                demand(isDealt() && isFullTable(rules.triplets()), "position.keep");
                checkKeeps();
            }
            case TURN, PLAY -> checkTurn();
            case CITY -> {
                demand(isFullTable(rules.seats() - state.turn), "position.table");
                demand(CityArea.canLayAny(state), "position.cityCard");
            }
            case OVER -> demand(onTable() == 0 && state.round == rules.rounds(), "position.end");
        }
        demand(state.piles.size(Piles.DECK) + returning() >= stillToCome(), "position.deck");
        checkPiles();
        if (!state.isBeforeReveal()) {
            checkQuarters();
        }
    }

    private void checkPiles() {
        for (int owner = 0; owner < rules.owners(); owner++) {
            demandTowers(Piles.towers(owner));
        }
        demandTowers(Piles.ASIDE);
        int aside = state.piles.size(Piles.ASIDE);
        if (!state.isBeforeReveal()) {
            demand(aside == 0, "position.aside");
        } else {
            demand(state.piles.isEmpty(Piles.DISCARDS), "position.discards");
            boolean waiting = rules.towers() == TowersEnter.AFTER_THE_CHOICE;
            demand(!waiting || aside == Deck.TOWERS, "position.aside");
        }
        for (int seat = 0; seat < rules.seats(); seat++) {
            int hand = Piles.hand(seat);
            demand((state.piles.high(hand) & state.deck.towers) == 0, "position.inHand");
        }
    }

    private void demandTowers(int pile) {
        boolean towers =
                state.piles.low(pile) == 0 && (state.piles.high(pile) & ~state.deck.towers) == 0;
        demand(towers, "position.towers");
    }

    /// From the reveal on, every seat shows a number (C3.1).
    private void checkQuarters() {
        for (int seat = 0; seat < rules.seats(); seat++) {
            demand(state.quarters.highest(seat) >= 0, "position.quarter", seat + 1);
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                boolean left = state.quarters.isCompleted(seat, colour);
                demand(!left || state.phase != Phase.OVER, "position.unopened", seat + 1);
            }
        }
    }

    /// Seats are dealt to in order, four cards each, and nobody has chosen.
    private boolean isDealing() {
        boolean fits = state.isBeforeReveal() && state.hands.decided == 0;
        for (int seat = 0; seat < rules.seats(); seat++) {
            int due = CittaRules.DEALT * seat < state.dealt ? CittaRules.DEALT : 0;
            fits &= state.piles.size(Piles.hand(seat)) == due;
        }
        return fits && state.dealt < CittaRules.DEALT * rules.seats();
    }

    private boolean isDealt() {
        boolean fits = true;
        for (int seat = 0; seat < rules.seats(); seat++) {
            fits &= state.piles.size(Piles.hand(seat)) == CittaRules.DEALT;
        }
        return fits;
    }

    private void checkKeeps() {
        demand(state.hands.undecided() != 0, "position.keep");
        for (int seat = 0; seat < rules.seats(); seat++) {
            if (state.hands.hasDecided(seat)) {
                boolean may =
                        state.hands.mayKeep(
                                seat, state.hands.first[seat], state.hands.second[seat]);
                demand(may, "position.keeps", seat + 1);
            }
        }
    }

    /// A triplet is left for every seat that has still to take one, and one more (two with the
    /// City).
    private void checkTurn() {
        int pending = state.piles.size(Piles.PENDING);
        int taken = state.turn + (state.phase == Phase.PLAY ? 1 : 0);
        demand(isFullTable(rules.triplets() - taken), "position.table");
        demand(pending <= CittaRules.IN_TRIPLET, "position.pending");
    }

    /// Whether exactly this many triplets lie there, all complete.
    private boolean isFullTable(int triplets) {
        int full = 0;
        for (int i = 0; i < rules.triplets(); i++) {
            full += state.piles.size(Piles.triplet(i)) == CittaRules.IN_TRIPLET ? 1 : 0;
        }
        return full == triplets && onTable() == CittaRules.IN_TRIPLET * triplets;
    }

    private int onTable() {
        int cards = 0;
        for (int i = 0; i < rules.triplets(); i++) {
            cards += state.piles.size(Piles.triplet(i));
        }
        return cards;
    }

    /// The number of cards of the deck that will be dealt and laid.
    private int stillToCome() {
        int each = CittaRules.IN_TRIPLET * rules.triplets();
        int rounds = rules.rounds() - state.round;
        return switch (state.phase) {
            case DEAL -> CittaRules.DEALT * rules.seats() - state.dealt + each * (rounds + 1);
            case TRIPLETS -> each * (rounds + 1);
            case KEEP, TURN, PLAY, CITY, OVER -> each * rounds;
        };
    }

    /// The number of cards that return to the deck when all have chosen (C2.4).
    private int returning() {
        if (!state.isBeforeReveal()) {
            return 0;
        }
        int notKept = rules.city() ? 0 : (CittaRules.DEALT - CittaRules.KEPT) * rules.seats();
        return notKept + state.piles.size(Piles.ASIDE);
    }

    private static void demand(boolean holds, String key, Object... args) {
        if (!holds) {
            throw UnreadableException.of(key, args);
        }
    }
}
