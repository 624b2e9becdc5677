package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.MoveList;

/// Names the cards of piles, sets and palaces.
final class Names {
    private final CittaState state;

    Names(CittaState state) {
        this.state = state;
    }

    String card(int index) {
        return state.deck.card(index).name();
    }

    /// The cards of a pile, ascending.
    List<String> pile(int pile) {
        return cards(state.piles.low(pile), state.piles.high(pile));
    }

    /// The cards of a set of two words, ascending.
    List<String> cards(long low, long high) {
        MoveList indices = new MoveList();
        indices.addBits(low, 0);
        indices.addBits(high, Long.SIZE);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < indices.size(); i++) {
            names.add(card(indices.get(i)));
        }
        return names;
    }

    /// The cards of a palace from the first one to the newest; empty without a palace.
    List<String> palace(long palace) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < Palace.size(palace); i++) {
            names.add(card(Palace.card(palace, i)));
        }
        return names;
    }
}
