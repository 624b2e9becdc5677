package lucca.citta.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The rules of the City of Lucca in the game with two seats (C5).
final class ReferenceCityOfLucca {
    private ReferenceCityOfLucca() {}

    /// C5.1: lays out the 4 cards that the seats did not choose. Same colour: the highest number on
    /// top; then the wild cards, ascending, each onto the stack with most cards at that moment,
    /// ties to the highest visible number.
    static void layOut(ReferenceQuarter city, List<ReferenceCard> cards, int cardsOfAPalace) {
        List<ReferenceCard> ascending = new ArrayList<>(cards);
        ascending.sort(Comparator.comparingInt(ReferenceCard::number));
        for (ReferenceCard card : ascending) {
            if (card.isPalace()) {
                city.build(card.colour(), card, cardsOfAPalace);
            }
        }
        for (ReferenceCard card : ascending) {
            if (card.isWild()) {
                city.build(highestStack(city).colour(), card, cardsOfAPalace);
            }
        }
    }

    private static ReferencePalace highestStack(ReferenceQuarter city) {
        Comparator<ReferencePalace> byCards =
                Comparator.comparingInt(palace -> palace.cards().size());
        return city.construction.stream()
                .max(byCards.thenComparingInt(ReferencePalace::visibleNumber))
                .orElseThrow();
    }

    /// C5.2: the ways to lay one card of this triplet into the City's area, without the letter of
    /// the triplet: `9` for a palace card or a bastion, `W10 red` for a wild card.
    static List<String> choices(ReferenceQuarter city, List<ReferenceCard> triplet) {
        List<String> choices = new ArrayList<>();
        for (ReferenceCard card : triplet) {
            if (!card.isWild()) {
                choices.add(card.name()); // C5.3: also a colour that the City has completed
                continue;
            }
            for (String colour : ReferenceCard.COLOURS) {
                if (ReferenceQuarter.has(city.construction, colour)) {
                    choices.add(card.name() + " " + colour);
                }
            }
        }
        return choices;
    }

    /// C5.2: lays one card, as part of a palace or as a bastion. The colour is that of the palace.
    static void lay(ReferenceQuarter city, ReferenceCard card, String colour, int cardsOfAPalace) {
        if (card.isTower()) {
            city.towers.add(card.name());
        } else {
            city.build(colour, card, cardsOfAPalace); // C3.5 and C5.4: no points for the City
        }
    }
}
