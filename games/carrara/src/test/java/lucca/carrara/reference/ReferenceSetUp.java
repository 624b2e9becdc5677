package lucca.carrara.reference;

import java.util.HashSet;
import java.util.List;

/// Applies chance outcomes (P2, P3.1, P3.3 and P5.6), and refuses impossible ones.
final class ReferenceSetUp {
    /// P2: the block of the first, second, third and fourth seat in turn order.
    private static final List<String> BLOCKS = List.of("black", "blue", "green", "red");

    private final ReferenceTable table;

    ReferenceSetUp(ReferenceTable table) {
        this.table = table;
    }

    /// A chance outcome, given as its words.
    void play(List<String> words) {
        if (!words.getFirst().equals(table.due)) {
            throw new IllegalArgumentException("turn: " + words + " is not due");
        }
        List<String> rest = words.subList(1, words.size());
        switch (table.due) {
            case "first" -> first(Integer.parseInt(words.getLast()) - 1);
            case "cards" -> cards(rest.stream().map(Integer::parseInt).toList());
            case "display" -> display(rest);
            case "refill" -> refill(rest);
            case "reveal" -> reveal(words.getLast());
            default -> throw new IllegalArgumentException("turn: no chance is due");
        }
    }

    /// P2: the start player, and the first block of each seat in turn order.
    private void first(int start) {
        check(0 <= start && start < table.players, "P2", "no seat " + start);
        table.start = start;
        table.seat = start;
        for (int i = 0; i < table.players; i++) {
            String block = BLOCKS.get(i);
            table.bag.remove(block);
            table.seats.get((start + i) % table.players).blocks.add(block);
        }
        table.due = table.expansion ? "cards" : "display";
    }

    /// P5.6: one card of each pile, drawn or chosen.
    private void cards(List<Integer> numbers) {
        ReferenceCards cards =
                new ReferenceCards(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
        check(cards.exist(), "P5.6", "there are no such cards");
        for (String pile : List.of("top", "object", "building", "bonus")) {
            String chosen = table.chosen.getOrDefault(pile, "random");
            check(
                    chosen.equals("random") || chosen.equals(String.valueOf(cards.of(pile))),
                    "P5.6",
                    "another card was chosen");
        }
        table.cards = cards;
        table.due = "display";
    }

    /// P2: nine different buildings.
    private void display(List<String> names) {
        List<String> inPile = ReferenceBuilding.names(table.pile);
        check(
                names.size() == 9 && new HashSet<>(names).size() == 9 && inPile.containsAll(names),
                "P2",
                "nine buildings of the pile are needed");
        for (String name : names) {
            ReferenceBuilding building = ReferenceBuilding.named(name);
            table.pile.remove(building);
            table.display.add(building);
        }
        table.due = "action";
    }

    /// P3.1: as many blocks as are missing, from the bag.
    private void refill(List<String> blocks) {
        check(blocks.size() == table.draws(), "P3.1", table.draws() + " blocks are drawn");
        for (String colour : blocks) {
            boolean there =
                    ReferenceBlocks.count(blocks, colour)
                            <= ReferenceBlocks.count(table.bag, colour);
            check(there, "P3.1", "so many " + colour + " blocks are not in the bag");
        }
        new ReferenceActions(table).refill(blocks);
    }

    /// P3.3: a building of the pile.
    private void reveal(String name) {
        boolean there = ReferenceBuilding.names(table.pile).contains(name);
        check(there, "P3.3", name + " is not in the pile");
        new ReferenceActions(table).reveal(ReferenceBuilding.named(name));
    }

    private static void check(boolean isRight, String rule, String message) {
        if (!isRight) {
            throw new IllegalArgumentException(rule + ": " + message);
        }
    }
}
