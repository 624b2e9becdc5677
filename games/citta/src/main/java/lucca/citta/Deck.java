package lucca.citta;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// All cards of a game (C1.1), by index: palace and wild cards ascending by street number, then the
/// towers. A higher index is a higher number.
public final class Deck {
    static final int TOWERS = 4;

    /// No deck has more cards than this number of bits can index.
    static final int INDEX_BITS = 7;

    private static final int WILD = Colour.COUNT;

    final int size;
    public final int firstTower;

    /// What each card adds to a palace that it is laid onto; see [Palace].
    public final long[] layer;

    /// The towers among the cards of the upper half of the indices, as a bit set.
    final long towers;

    private final List<Card> cards = new ArrayList<>();
    private final Map<String, Card> byName = new HashMap<>();
    private final byte[] colours;

    Deck(List<Card> numbered) {
        List<Card> sorted = new ArrayList<>(numbered);
        sorted.sort(Comparator.comparingInt(Card::number));
        for (int which = 1; which <= TOWERS; which++) {
            sorted.add(Card.tower(which));
        }
        size = sorted.size();
        firstTower = size - TOWERS;
        towers = (1L << TOWERS) - 1 << firstTower - Long.SIZE;
        layer = new long[size];
        colours = new byte[size];
        for (int i = 0; i < size; i++) {
            Card card = sorted.get(i).at(i);
            Colour colour = card.colour();
            cards.add(card);
            byName.put(card.name(), card);
            colours[i] = (byte) (colour == null ? WILD : colour.ordinal());
            layer[i] = Palace.layer(card.windows(), card.shields());
        }
    }

    /// The deck of the game without (C1.1) or with the golden cards (C1.4).
    static Deck of(CardList list, boolean celebration) {
        return new Deck(celebration ? list.celebration() : list.palaces());
    }

    Card card(int index) {
        return cards.get(index);
    }

    List<Card> cards() {
        return cards;
    }

    /// The card with that name, in any case.
    Card named(String name) {
        Card card = byName.get(name.toUpperCase(Locale.ROOT));
        return card == null ? Card.unknown(name) : card;
    }

    /// The index of the card's colour. Palace cards only.
    public int colour(int index) {
        return colours[index];
    }

    public boolean isTower(int index) {
        return index >= firstTower;
    }

    public boolean isWild(int index) {
        return colours[index] == WILD && index < firstTower;
    }
}
