package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.UnreadableException;

/// Assigns the cards named in a position to their places, each once. The deck is the rest.
final class PositionCards {
    private final CittaState state;

    PositionCards(CittaState state) {
        this.state = state;
    }

    /// Adds the towers that were out to the deck (C2.4).
    void shuffleIn() {
        state.piles.moveAll(Piles.ASIDE, Piles.DECK);
    }

    /// The indices of cards in a list of names.
    List<Integer> named(String list) {
        List<Integer> cards = new ArrayList<>();
        if (!list.equals(CittaPosition.NONE)) {
            for (String name : list.split(",", -1)) {
                Card card = state.deck.named(name);
                if (card.is(Card.Kind.UNKNOWN)) {
                    throw UnreadableException.of("position.card", name);
                }
                cards.add(card.index());
            }
        }
        return cards;
    }

    void fill(int pile, String list) {
        for (int card : named(list)) {
            take(card);
            state.piles.add(pile, card);
        }
    }

    /// Builds the palaces of an owner that lie on one side of the quarter.
    void build(int owner, int side, String list) {
        if (list.equals(CittaPosition.NONE)) {
            return;
        }
        for (String palace : list.split("\\+", -1)) {
            build(owner, side, palace, named(palace));
        }
    }

    private void build(int owner, int side, String text, List<Integer> cards) {
        int size = state.rules.palaceSize();
        boolean full = cards.size() == size;
        boolean first =
                !cards.isEmpty()
                        && !state.deck.isTower(cards.getFirst())
                        && !state.deck.isWild(cards.getFirst());
        if (!first || cards.size() > size || full == (side == Palace.UNDER_CONSTRUCTION)) {
            throw UnreadableException.of("position.palace", text);
        }
        int colour = state.deck.colour(cards.getFirst());
        if (state.quarters.palace(owner, colour) != 0) {
            throw UnreadableException.of("position.colour", text);
        }
        for (int card : cards) {
            boolean fits =
                    state.deck.isWild(card)
                            || !state.deck.isTower(card) && state.deck.colour(card) == colour;
            if (!fits) {
                throw UnreadableException.of("position.palace", text);
            }
            take(card);
            state.quarters.lay(owner, colour, card);
        }
        if (side == Palace.OPENED) {
            state.quarters.open(owner, colour);
        }
    }

    private void take(int card) {
        if (!state.piles.has(Piles.DECK, card)) {
            throw UnreadableException.of("position.twice", state.deck.card(card).name());
        }
        state.piles.remove(Piles.DECK, card);
    }
}
