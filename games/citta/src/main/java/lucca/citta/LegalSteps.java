package lucca.citta;

import lucca.engine.MoveList;

/// Lists the legal steps of the seat in turn.
final class LegalSteps {
    private final CittaState state;
    private final Deck deck;
    private final Piles piles;
    private final Quarters quarters;

    LegalSteps(CittaState state) {
        this.state = state;
        deck = state.deck;
        piles = state.piles;
        quarters = state.quarters;
    }

    /// Lists palaces to open and triplets to take (C3.2).
    void listTurn(int seat, MoveList out) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (quarters.isCompleted(seat, colour)) {
                out.add(Steps.OPEN + colour);
            }
        }
        for (int triplet = 0; triplet < state.rules.triplets(); triplet++) {
            if (!piles.isEmpty(Piles.triplet(triplet))) {
                out.add(Steps.TAKE + triplet);
            }
        }
    }

    /// Lists all ways to play one of the pending cards (C3.4, C3.6).
    void listPlays(int seat, MoveList out) {
        for (long rest = piles.low(Piles.PENDING); rest != 0; rest &= rest - 1) {
            listPlays(seat, Long.numberOfTrailingZeros(rest), out);
        }
        for (long rest = piles.high(Piles.PENDING); rest != 0; rest &= rest - 1) {
            listPlays(seat, Long.SIZE + Long.numberOfTrailingZeros(rest), out);
        }
    }

    private void listPlays(int seat, int card, MoveList out) {
        boolean tower = deck.isTower(card);
        boolean wild = deck.isWild(card);
        if (!tower && !wild && quarters.mayBuild(seat, deck.colour(card))) {
            out.add(Steps.play(card, Steps.PALACE));
        }
        out.add(Steps.play(card, Steps.WALL));
        if (tower) {
            out.add(Steps.play(card, Steps.TOWER));
        }
        out.add(Steps.play(card, Steps.DISCARD));
        for (int colour = 0; wild && colour < Colour.COUNT; colour++) {
            if (quarters.isUnderConstruction(seat, colour)) {
                out.add(Steps.play(card, Steps.ONTO + colour));
            }
        }
    }

    /// Lists all cards of the remaining triplets that the City can take (C5.2).
    void listCity(MoveList out) {
        for (int card = nextOnTable(0); card >= 0; card = nextOnTable(card + 1)) {
            boolean wild = deck.isWild(card);
            if (!wild) {
                out.add(Steps.city(card, Steps.OWN_COLOUR));
            }
            for (int colour = 0; wild && colour < Colour.COUNT; colour++) {
                if (quarters.isUnderConstruction(state.rules.cityOwner(), colour)) {
                    out.add(Steps.city(card, colour));
                }
            }
        }
    }

    /// The lowest card from `card` on in any triplet, or −1.
    private int nextOnTable(int card) {
        int next = -1;
        for (int triplet = 0; triplet < state.rules.triplets(); triplet++) {
            int in = piles.next(Piles.triplet(triplet), card);
            next = in >= 0 && (next < 0 || in < next) ? in : next;
        }
        return next;
    }
}
