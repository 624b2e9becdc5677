package lucca.citta.reference;

import java.util.ArrayList;
import java.util.List;

/// A palace: its colour and its cards from the bottom to the top. A wild card in it counts as a
/// card of that colour (C3.6).
record ReferencePalace(String colour, List<ReferenceCard> cards) {
    ReferencePalace {
        cards = List.copyOf(cards);
    }

    /// C3.4: the same palace with one more card on top.
    ReferencePalace with(ReferenceCard card) {
        List<ReferenceCard> more = new ArrayList<>(cards);
        more.add(card);
        return new ReferencePalace(colour, more);
    }

    /// C2.3 and C3.6: only the number of the top card shows.
    int visibleNumber() {
        return cards.getLast().number();
    }

    /// C3.5 and C3.6: the windows of all cards.
    int windows() {
        return cards.stream().mapToInt(ReferenceCard::windows).sum();
    }

    /// C3.1 and C3.6: the shields of all cards.
    int shields() {
        return cards.stream().mapToInt(ReferenceCard::shields).sum();
    }

    List<String> names() {
        return cards.stream().map(ReferenceCard::name).toList();
    }
}
