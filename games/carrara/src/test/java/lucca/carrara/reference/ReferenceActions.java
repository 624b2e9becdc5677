package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.List;

/// Applies legal decisions.
final class ReferenceActions {
    private final ReferenceTable table;

    ReferenceActions(ReferenceTable table) {
        this.table = table;
    }

    /// Applies a decision of the seat in turn, given as its words.
    void play(List<String> words) {
        String last = words.getLast();
        switch (words.getFirst()) {
            case "announce" -> announce();
            case "buy" -> buy(!last.equals("unturned"));
            case "take" -> take(Integer.parseInt(words.get(1)), words.subList(2, words.size()));
            case "build" -> build(words);
            case "upgrade" -> upgrade(last);
            case "score" -> score(last);
            case "object" -> object(last);
            case "pass" -> pass();
            case "end", "decline" -> endTurn();
            default -> throw new IllegalArgumentException("format: " + words);
        }
    }

    /// P4.2: gives 5 VP, and after the action ends the turn.
    private void announce() {
        table.announcer = table.seat;
        table.closed = table.due.equals("after");
        table.give(table.seat, 5, "P4.2");
    }

    /// P3.1: the wheel turns one section, VI to I, and is refilled; P5.1: not if it is not turned.
    private void buy(boolean turned) {
        if (turned) {
            List<String> six = table.wheel.removeLast();
            table.wheel.addFirst(six);
        }
        if (turned && table.draws() > 0) {
            table.due = "refill";
        } else {
            afterRefill();
        }
    }

    /// P3.1: blocks from the bag go to section I.
    void refill(List<String> blocks) {
        ReferenceBlocks.remove(table.bag, blocks);
        table.wheel.getFirst().addAll(blocks);
        afterRefill();
    }

    /// P3.1: a seat that can pay takes blocks; any other seat takes 2 coins.
    private void afterRefill() {
        if (table.canPayABlock(table.own())) {
            table.due = "take";
        } else {
            table.own().coins += 2;
            table.due = "after";
        }
    }

    /// P3.1: blocks from one section, each at its price.
    private void take(int section, List<String> blocks) {
        table.own().coins -= ReferenceBlocks.price(blocks, section);
        ReferenceBlocks.remove(table.wheel.get(section - 1), blocks);
        table.own().blocks.addAll(blocks);
        table.due = "after";
    }

    /// P3.3, P5.2 and P5.3: `build villa-3 lucca red replacing porta-2`.
    private void build(List<String> words) {
        ReferenceBuilding building = ReferenceBuilding.named(words.get(1));
        int replacing = words.indexOf("replacing");
        List<String> blocks = words.subList(3, replacing == -1 ? words.size() : replacing);
        ReferenceBlocks.remove(table.own().blocks, blocks);
        table.bag.addAll(blocks);
        if (replacing != -1) { // P5.3
            ReferenceBuilding old = ReferenceBuilding.named(words.getLast());
            table.own().buildings.remove(old);
            table.gone.add(old);
        }
        table.own().buildings.put(building, words.get(2));
        if (building.isEight()) {
            table.eights.remove(building);
            table.due = "upgrade"; // P5.4
        } else {
            table.display.remove(building);
            table.due = table.pile.isEmpty() ? "after" : "reveal";
            if (table.pile.isEmpty() && table.display.isEmpty()) { // P4.1
                table.lastBuilder = table.seat;
            }
        }
    }

    /// P3.3: the display is refilled from the pile.
    void reveal(ReferenceBuilding building) {
        table.pile.remove(building);
        table.display.add(building);
        table.due = "after";
    }

    /// P5.4.
    private void upgrade(String tile) {
        table.tiles.remove(tile);
        table.own().tiles.add(tile);
        table.due = "after";
    }

    /// P3.4, P3.5 and P5.5: value and objects of what is scored; a marker is used.
    private void score(String what) {
        ReferenceSeat own = table.own();
        if (ReferenceParts.TYPES.contains(what)) {
            receive(own.valueByCity(own.buildingsOf(what)), "P3.4");
            takeObjects(own.buildingsOf(what));
        } else if (ReferenceParts.CITIES.contains(what)) {
            int cost = ReferenceSeat.cost(own.buildingsIn(what));
            receive(ReferenceParts.value(what, own.tiles).times(cost), "P3.5");
            takeObjects(own.buildingsIn(what));
            table.citiesScored.put(what, table.seat);
        } else {
            receive(own.valueOfCategory(what), "P5.5");
        }
        own.scored.add(what);
        table.due = "after";
    }

    private void receive(ReferenceValue value, String rule) {
        table.own().coins += value.coins();
        table.give(table.seat, value.points(), rule);
    }

    /// P3.4 and P3.5: for each building an object of its kind from the supply, if there is one.
    private void takeObjects(List<ReferenceBuilding> buildings) {
        for (ReferenceBuilding building : buildings) {
            if (table.supply.remove(building.object())) {
                table.own().objects.add(building.object());
            }
        }
    }

    /// P3.6: an object from the board for 10 coins.
    private void object(String object) {
        table.own().coins -= 10;
        table.board.remove(object);
        table.own().objects.add(object);
        table.bought = true;
    }

    /// P3.2: 2 coins, and no object afterwards.
    private void pass() {
        table.own().coins += 2;
        table.passed = true;
        table.due = "after";
    }

    /// P3.7, P4.1 and P4.2: the next seat by rising number, or the end when the round is finished.
    private void endTurn() {
        table.passed = false;
        table.bought = false;
        table.closed = false;
        int next = (table.seat + 1) % table.players;
        boolean isLastRound = table.announcer != -1 || table.lastBuilder != -1;
        if (next == table.start && isLastRound) {
            table.due = "over";
            List<ReferenceFinal.Part> parts =
                    new ArrayList<>(ReferenceFinal.parts(table.cards, table.seats));
            parts.forEach(part -> table.give(part.seat(), part.points(), part.rule()));
        } else {
            table.seat = next;
            table.due = "action";
        }
    }
}
