package lucca.citta;

import java.util.ArrayList;
import java.util.List;

/// The printed data of the cards: the 96 palace cards (C1.1), and the five golden ones (C1.4) if
/// the list has them.
record CardList(List<Card> palaces, List<Card> golden) {
    static final int OF_A_COLOUR = 16;

    /// The palace cards that the golden ones replace.
    static final List<String> REPLACED = List.of("10", "20");

    CardList {
        palaces = List.copyOf(palaces);
        golden = List.copyOf(golden);
    }

    /// Whether the golden cards can replace those two without a duplicate number.
    boolean canCelebrate() {
        List<Integer> numbers = celebration().stream().map(Card::number).toList();
        return palaces.stream().map(Card::name).toList().containsAll(REPLACED)
                && numbers.stream().distinct().count() == numbers.size();
    }

    /// The cards with numbers of a celebration (C1.4). A list without golden cards uses the
    /// standard ones.
    List<Card> celebration() {
        List<Card> cards = new ArrayList<>(palaces);
        cards.removeIf(card -> REPLACED.contains(card.name()));
        cards.addAll(golden.isEmpty() ? StandardDeck.cards().golden() : golden);
        return cards;
    }
}
