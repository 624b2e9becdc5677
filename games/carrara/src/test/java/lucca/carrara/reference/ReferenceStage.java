package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Sets up positions for the tests.
final class ReferenceStage {
    static final String DISPLAY =
            "* display biblioteca-1 biblioteca-2 palazzo-1 palazzo-4 porta-1 porta-3 cathedrale-5"
                    + " castello-3 villa-3";

    private ReferenceStage() {}

    /// A table where seat 1 is about to act, with the cards 1, 1, 1 and 2 in the expansion.
    static ReferenceTable table(int seats, boolean expansion) {
        return table(seats, expansion, "1 1 1 2");
    }

    /// The same with other cards: top, object, building, bonus.
    static ReferenceTable table(int seats, boolean expansion, String cards) {
        ReferenceTable table = new ReferenceTable(seats, expansion, Map.of());
        ReferenceCarrara game = new ReferenceCarrara(table);
        play(game, "* first 1");
        if (expansion) {
            play(game, "* cards " + cards);
        }
        play(game, DISPLAY);
        return table;
    }

    /// Plays events: `* first 1` for chance, else the seat, counted from 1, and its decision.
    static ReferenceCarrara play(ReferenceCarrara game, String... events) {
        for (String event : events) {
            String who = event.substring(0, event.indexOf(' '));
            String text = event.substring(event.indexOf(' ') + 1);
            game.play(who.equals("*") ? -1 : Integer.parseInt(who) - 1, text);
        }
        return game;
    }

    /// Gives a seat buildings, each as `villa-3 lucca`, from wherever they are.
    static void build(ReferenceTable table, int seat, String... buildings) {
        for (String text : buildings) {
            List<String> words = words(text);
            ReferenceBuilding building = ReferenceBuilding.named(words.getFirst());
            table.display.remove(building);
            table.pile.remove(building);
            table.eights.remove(building);
            table.seats.get(seat).buildings.put(building, words.getLast());
        }
    }

    /// Gives a seat blocks out of the bag, instead of those that it has.
    static void give(ReferenceTable table, int seat, String blocks) {
        List<String> own = table.seats.get(seat).blocks;
        table.bag.addAll(own);
        own.clear();
        own.addAll(words(blocks));
        ReferenceBlocks.remove(table.bag, own);
    }

    /// Lays blocks into a section of the wheel, instead of those that lie there.
    static void lay(ReferenceTable table, int section, String blocks) {
        List<String> there = table.wheel.get(section - 1);
        table.bag.addAll(there);
        there.clear();
        there.addAll(words(blocks));
        ReferenceBlocks.remove(table.bag, there);
    }

    /// Gives a seat objects of the supply.
    static void collect(ReferenceTable table, int seat, String objects) {
        for (String object : words(objects)) {
            table.supply.remove(object);
            table.seats.get(seat).objects.add(object);
        }
    }

    static List<String> words(String text) {
        return text.isEmpty() ? List.of() : new ArrayList<>(Arrays.asList(text.split(" ", -1)));
    }
}
