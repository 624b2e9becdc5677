package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.List;

/// Finds every legal decision.
final class ReferenceMoves {
    private final ReferenceTable table;

    ReferenceMoves(ReferenceTable table) {
        this.table = table;
    }

    /// Every decision of the seat whose turn it is; none when chance is due or the game is over.
    List<String> legal() {
        return switch (table.due) {
            case "action" -> beforeTheAction();
            case "take" -> takes();
            case "upgrade" -> table.tiles.stream().map(tile -> "upgrade " + tile).toList();
            case "after" -> afterTheAction();
            default -> List.of();
        };
    }

    /// P3, P3.2 and P4.2: an announcement, an action, or else to pass or to decline.
    private List<String> beforeTheAction() {
        List<String> legal = new ArrayList<>(actions());
        if (legal.isEmpty()) {
            legal.add("pass");
        }
        if (table.mayAnnounce(table.seat)) {
            legal.add("announce");
        }
        if (table.mayDecline(table.seat)) {
            legal.add("decline");
        }
        return legal;
    }

    /// P3: every action.
    private List<String> actions() {
        List<String> actions = new ArrayList<>();
        if (table.onWheel() > 0 || !table.bag.isEmpty()) { // P3.2
            actions.add("buy");
        }
        if (table.expansion && table.canPayABlock(table.own())) { // P5.1
            actions.add("buy unturned");
        }
        actions.addAll(builds());
        actions.addAll(scorings());
        return actions;
    }

    /// P3.3, P5.2 and P5.3: every building in every city, with every payment.
    private List<String> builds() {
        List<ReferenceBuilding> buildings = new ArrayList<>(table.display);
        buildings.addAll(table.eights);
        List<String> builds = new ArrayList<>();
        for (ReferenceBuilding building : buildings) {
            for (String city : ReferenceParts.CITIES) {
                for (List<String> blocks : payments(city, building.cost())) {
                    builds.add(build(building, city, blocks));
                }
                if (table.expansion) { // P5.3
                    builds.addAll(improvements(building, city));
                }
            }
        }
        return builds;
    }

    private static String build(ReferenceBuilding building, String city, List<String> blocks) {
        return "build " + building.name() + " " + city + " " + String.join(" ", blocks);
    }

    /// P5.3: every own building in the city that is cheaper can be replaced, for the difference.
    private List<String> improvements(ReferenceBuilding building, String city) {
        List<String> improvements = new ArrayList<>();
        for (ReferenceBuilding old : table.own().buildingsIn(city)) {
            int difference = building.cost() - old.cost();
            if (difference > 0) {
                for (List<String> blocks : payments(city, difference)) {
                    improvements.add(build(building, city, blocks) + " replacing " + old.name());
                }
            }
        }
        return improvements;
    }

    /// P3.3: every choice of so many own blocks of colours that the city accepts.
    private List<List<String>> payments(String city, int number) {
        List<String> accepted =
                table.own().blocks.stream()
                        .filter(ReferenceParts.accepted(city)::contains)
                        .toList();
        return ReferenceBlocks.choices(accepted, number);
    }

    /// P3.4, P3.5 and P5.5: every scoring, while there is a marker.
    private List<String> scorings() {
        ReferenceSeat own = table.own();
        List<String> scorings = new ArrayList<>();
        if (own.markers() == 0) { // P3.5
            return scorings;
        }
        for (String type : ReferenceParts.TYPES) { // P3.4
            if (!own.scored.contains(type) && !own.buildingsOf(type).isEmpty()) {
                scorings.add("score " + type);
            }
        }
        for (String city : ReferenceParts.CITIES) { // P3.5
            if (!table.citiesScored.containsKey(city)
                    && own.buildingsIn(city).size() >= ReferenceParts.needed(city)) {
                scorings.add("score " + city);
            }
        }
        for (String category : ReferenceParts.CATEGORIES) { // P5.5
            if (table.expansion
                    && !own.scored.contains(category)
                    && !own.buildingsOfCategory(category).isEmpty()) {
                scorings.add("score " + category);
            }
        }
        return scorings;
    }

    /// P3.1: one or more blocks from one section that the seat can pay.
    private List<String> takes() {
        List<String> takes = new ArrayList<>();
        for (int section = 1; section <= 6; section++) {
            for (List<String> blocks : ReferenceBlocks.choices(table.wheel.get(section - 1))) {
                if (ReferenceBlocks.price(blocks, section) <= table.own().coins) {
                    takes.add("take " + section + " " + String.join(" ", blocks));
                }
            }
        }
        return takes;
    }

    /// P3, P3.6 and P4.2: at most one object (none after a pass or an announcement after the
    /// action), the announcement, the end of the turn.
    private List<String> afterTheAction() {
        List<String> legal = new ArrayList<>();
        if (!table.passed && !table.bought && !table.closed && table.own().coins >= 10) {
            table.board.forEach(object -> legal.add("object " + object));
        }
        if (table.mayAnnounce(table.seat)) {
            legal.add("announce");
        }
        legal.add("end");
        return legal;
    }
}
