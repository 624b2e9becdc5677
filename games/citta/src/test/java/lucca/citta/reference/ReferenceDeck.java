package lucca.citta.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The cards of a game and the unseen ones among them: the deck, with the cards that leave the game
/// unseen (C2.4). It checks chance outcomes.
final class ReferenceDeck {
    /// All cards of the game by name.
    final Map<String, ReferenceCard> cards = new LinkedHashMap<>();

    /// The names of the cards that may still be dealt.
    final List<String> unseen = new ArrayList<>();

    /// C2.1: the bastions put aside, or the towers that stay out, until C2.4.
    final List<String> aside = new ArrayList<>();

    private final boolean towersStayOut;

    /// C1 and C2.1: the deck of an edition.
    ReferenceDeck(String edition, boolean celebration, List<ReferenceCard> palaceCards) {
        towersStayOut = !edition.equals("2014");
        for (ReferenceCard card : ReferenceCard.allCards(palaceCards, celebration)) {
            cards.put(card.name(), card);
            if (card.isTower() && towersStayOut) {
                aside.add(card.name());
            } else {
                unseen.add(card.name());
            }
        }
    }

    private ReferenceDeck(ReferenceDeck from) {
        towersStayOut = from.towersStayOut;
        cards.putAll(from.cards);
        unseen.addAll(from.unseen);
        aside.addAll(from.aside);
    }

    ReferenceDeck copy() {
        return new ReferenceDeck(this);
    }

    ReferenceCard card(String name) {
        ReferenceCard card = cards.get(name);
        if (card == null) {
            throw new IllegalArgumentException("no such card: " + name);
        }
        return card;
    }

    /// C2.1: four cards for a seat, none of them a tower, and the bastions that were put aside.
    void deal(List<String> four, List<String> bastions) {
        check(four.size() == 4, "C2.1: not four cards");
        check(bastions.isEmpty() || !towersStayOut, "C2.1: the towers stay out");
        List<String> all = new ArrayList<>(four);
        all.addAll(bastions);
        checkUnseen(all, "C2.1");
        check(four.stream().noneMatch(name -> card(name).isTower()), "C2.1: a tower");
        check(bastions.stream().allMatch(name -> card(name).isTower()), "C2.1: no bastion");
        unseen.removeAll(all);
        aside.addAll(bastions);
    }

    /// C2.2 and C3.7: so many triplets, of three cards each, all from the deck.
    void lay(List<List<String>> triplets, int number, String rule) {
        check(triplets.size() == number, rule + ": wrong number of triplets");
        check(triplets.stream().allMatch(three -> three.size() == 3), rule + ": not three cards");
        List<String> all = triplets.stream().flatMap(List::stream).toList();
        checkUnseen(all, rule);
        unseen.removeAll(all);
    }

    /// C2.4: the cards not chosen, the bastions put aside and the towers go into the deck.
    void shuffleIn(List<String> notChosen) {
        unseen.addAll(notChosen);
        unseen.addAll(aside);
        aside.clear();
    }

    private void checkUnseen(List<String> names, String rule) {
        check(new HashSet<>(names).size() == names.size(), rule + ": a card twice");
        check(unseen.containsAll(names), rule + ": a card that is not in the deck");
    }

    private static void check(boolean right, String otherwise) {
        if (!right) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
