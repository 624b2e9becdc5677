package lucca.citta;

/// The palaces of the City of Lucca in the game for two (C5).
final class CityArea {
    private CityArea() {}

    /// Lays out the cards that the seats did not keep, from the pending pile (C5.1): palace cards
    /// ascending, so that the highest shows, then the wild ones, each onto the largest stack.
    static void found(CittaState state) {
        Piles piles = state.piles;
        for (int wild = 0; wild <= 1; wild++) {
            for (int card = piles.next(Piles.PENDING, 0);
                    card >= 0;
                    card = piles.next(Piles.PENDING, card + 1)) {
                if (state.deck.isWild(card) == (wild == 1)) {
                    int onto = wild == 1 ? largest(state) : state.deck.colour(card);
                    state.quarters.lay(state.rules.cityOwner(), onto, card);
                    piles.remove(Piles.PENDING, card);
                }
            }
        }
    }

    /// The colour of the stack with most cards. Ties go to the highest visible number.
    private static int largest(CittaState state) {
        int largest = 0;
        int best = -1;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long palace = state.quarters.palace(state.rules.cityOwner(), colour);
            int key = Palace.size(palace) << Deck.INDEX_BITS | Palace.top(palace);
            if (palace != 0 && key > best) {
                best = key;
                largest = colour;
            }
        }
        return largest;
    }

    /// Lays a card as a bastion or as part of a palace (C5.2).
    static void lay(
            CittaState state, ConsequenceReporter consequenceReporter, int card, int colour) {
        int city = state.rules.cityOwner();
        if (state.deck.isTower(card)) {
            state.piles.add(Piles.towers(city), card);
            return;
        }
        long palace = state.quarters.lay(city, colour, card);
        if (Palace.side(palace) == Palace.COMPLETED) {
            consequenceReporter.cityCompleted(palace);
        }
    }

    /// Whether any card left on the table can be laid. Only wild cards need a palace under
    /// construction (C5.2).
    static boolean canLayAny(CittaState state) {
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            if (state.quarters.isUnderConstruction(state.rules.cityOwner(), colour)) {
                return true;
            }
        }
        for (int triplet = 0; triplet < state.rules.triplets(); triplet++) {
            int pile = Piles.triplet(triplet);
            for (int card = state.piles.next(pile, 0);
                    card >= 0;
                    card = state.piles.next(pile, card + 1)) {
                if (!state.deck.isWild(card)) {
                    return true;
                }
            }
        }
        return false;
    }
}
