package lucca.citta.reference;

import java.util.ArrayList;
import java.util.List;

/// The legal decisions on a table, as texts.
final class ReferenceMoves {
    private final ReferenceTable table;

    ReferenceMoves(ReferenceTable table) {
        this.table = table;
    }

    /// The seats that must decide: at the choice of C2.3 all that have not chosen; else the one
    /// whose turn it is (C3.2, C5.2); none when chance is due or the game is over.
    List<Integer> actors() {
        return switch (table.due) {
            case "keep" -> {
                List<Integer> actors = new ArrayList<>();
                for (int seat = 0; seat < table.seats; seat++) {
                    if (!table.kept.containsKey(seat)) {
                        actors.add(seat);
                    }
                }
                yield actors;
            }
            case "take", "play", "city" -> List.of(table.order.get(table.place));
            default -> List.of();
        };
    }

    /// Every legal decision of a seat that must decide.
    List<String> legal(int seat) {
        if (!actors().contains(seat)) {
            return List.of();
        }
        return switch (table.due) {
            case "keep" -> choices(table.hands.get(seat));
            case "take" -> openingsAndTriplets(table.quarters.get(seat));
            case "play" -> plays(table.quarters.get(seat));
            case "city" -> cardsForTheCity();
            default -> throw new IllegalStateException(table.due);
        };
    }

    /// C2.3: two different cards of the own four, a wild card only as the second. Of two colours
    /// only the order with the lower number first, as both mean the same.
    private List<String> choices(List<String> hand) {
        List<String> legal = new ArrayList<>();
        for (String first : hand) {
            for (String second : hand) {
                ReferenceCard bottom = table.deck.card(first);
                ReferenceCard top = table.deck.card(second);
                boolean oneStack = top.isWild() || top.colour().equals(bottom.colour());
                if (!first.equals(second)
                        && !bottom.isWild()
                        && (oneStack || bottom.number() < top.number())) {
                    legal.add("keep " + first + " " + second);
                }
            }
        }
        return legal;
    }

    /// C3.2: open a completed palace, or take one of the remaining triplets.
    private List<String> openingsAndTriplets(ReferenceQuarter own) {
        List<String> legal = new ArrayList<>();
        for (String colour : ReferenceCard.COLOURS) {
            if (ReferenceQuarter.has(own.completed, colour)) {
                legal.add("open " + colour);
            }
        }
        for (int triplet = 0; triplet < table.triplets.size(); triplet++) {
            if (!table.triplets.get(triplet).isEmpty()) {
                legal.add("take " + letter(triplet));
            }
        }
        return legal;
    }

    /// C3.4 and C3.6: every use of each card still to be played.
    private List<String> plays(ReferenceQuarter own) {
        List<String> legal = new ArrayList<>();
        for (String name : table.toPlay) {
            ReferenceCard card = table.deck.card(name);
            if (card.isPalace() && own.mayBuild(card.colour())) {
                legal.add(name + " palace");
            }
            for (String colour : ReferenceCard.COLOURS) {
                if (card.isWild() && ReferenceQuarter.has(own.construction, colour)) {
                    legal.add(name + " palace " + colour);
                }
            }
            legal.add(name + " wall");
            if (card.isTower()) {
                legal.add(name + " tower");
            }
            legal.add(name + " discard");
        }
        return legal;
    }

    /// C5.2: one card from either of the triplets that are left.
    List<String> cardsForTheCity() {
        List<String> legal = new ArrayList<>();
        for (int triplet = 0; triplet < table.triplets.size(); triplet++) {
            List<ReferenceCard> three =
                    table.triplets.get(triplet).stream().map(table.deck::card).toList();
            for (String choice : ReferenceCityOfLucca.choices(table.city, three)) {
                legal.add("city " + letter(triplet) + " " + choice);
            }
        }
        return legal;
    }

    private static String letter(int triplet) {
        return String.valueOf((char) ('A' + triplet));
    }
}
