package lucca.citta;

import java.util.ArrayList;
import java.util.List;

/// The names of cards that lie somewhere in a position.
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
        List<String> names = new ArrayList<>();
        for (int card = state.piles.next(pile, 0);
                card >= 0;
                card = state.piles.next(pile, card + 1)) {
            names.add(card(card));
        }
        return names;
    }

    /// The cards of a palace from the first one to the newest; none if there is no palace.
    List<String> palace(long palace) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < Palace.size(palace); i++) {
            names.add(card(Palace.card(palace, i)));
        }
        return names;
    }
}
