package lucca.carrara;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Builds positions of the base game or the expansion. By default seat 1 is the start player and
/// must take its action. The builder fills the display with buildings that no seat has, and adds
/// the objects for sale.
final class PositionBuilder {
    private static final List<String> TYPES = List.of("bi", "pa", "po", "ca", "cs", "vi");
    private static final String KINDS = "bcgufa";
    private static final String NOTHING = "0;20;-;-;-;-;-;-";
    private static final int ALIKE = 6;
    private static final int SPACES = 9;
    private static final int SEAT_FIELDS = 8;

    private String cards = "-";
    private String hands = "-";
    private String turn = "action:11";
    private String ending = "-";
    private String wheel = "wyrgbk/-/-/-/-/-";
    private String gone = "-";
    private String sale = "";
    private List<String> shown = List.of();
    private int spaces = SPACES;
    private final List<String> seats = new ArrayList<>();

    private PositionBuilder(int count) {
        for (int i = 0; i < count; i++) {
            seats.add(NOTHING);
        }
    }

    static PositionBuilder base(int seats) {
        return new PositionBuilder(seats);
    }

    /// A position of the expansion with these Top, Object, Building and Bonus cards: `2,2,2,2`.
    static PositionBuilder expansion(int seats, String cards) {
        PositionBuilder positionBuilder = new PositionBuilder(seats);
        positionBuilder.cards = cards;
        return positionBuilder;
    }

    PositionBuilder openHands() {
        hands = "o";
        return this;
    }

    PositionBuilder turn(String what) {
        turn = what;
        spaces = what.startsWith("reveal") ? SPACES - 1 : SPACES;
        return this;
    }

    PositionBuilder ending(String what) {
        ending = what;
        return this;
    }

    PositionBuilder wheel(String sections) {
        wheel = sections;
        return this;
    }

    /// Puts these buildings into the display, with others up to nine.
    PositionBuilder display(String... buildings) {
        shown = List.of(buildings);
        return this;
    }

    PositionBuilder gone(String buildings) {
        gone = buildings;
        return this;
    }

    PositionBuilder sale(String objects) {
        sale = objects;
        return this;
    }

    /// `points;coins;blocks;objects;buildings;scored;cities;tiles`. The last part may be missing.
    PositionBuilder seat(int seat, String parts) {
        int missing = SEAT_FIELDS - parts.split(";", -1).length;
        seats.set(seat - 1, parts + ";-".repeat(missing));
        return this;
    }

    Scenario table() {
        return Scenario.at(text());
    }

    String text() {
        String objects = sale.isEmpty() ? objectsLeft() : sale;
        List<String> fields = new ArrayList<>(List.of(cards, hands, turn, ending, wheel));
        fields.addAll(List.of(displayed(), gone, objects));
        fields.addAll(seats);
        return String.join(" ", fields);
    }

    /// All of the 30 buildings except these, as on a board: `bi1+bi2`.
    static String allBut(String... buildings) {
        Set<String> out = Set.of(buildings);
        return String.join("+", all().stream().filter(b -> !out.contains(b)).toList());
    }

    private static List<String> all() {
        List<String> all = new ArrayList<>();
        for (String type : TYPES) {
            for (int cost = 1; cost <= 5; cost++) {
                all.add(type + cost);
            }
        }
        return all;
    }

    private String displayed() {
        Set<String> used = new TreeSet<>(Arrays.asList(gone.split(",", -1)));
        for (String seat : seats) {
            String built = seat.split(";", -1)[4].replaceAll("(^|,)\\w\\w:", "$1");
            used.addAll(Arrays.asList(built.split("[+,]", -1)));
        }
        List<String> chosen = new ArrayList<>(shown);
        for (String building : all()) {
            if (chosen.size() < spaces && !used.contains(building) && !chosen.contains(building)) {
                chosen.add(building);
            }
        }
        List<String> sorted = all().stream().filter(chosen::contains).toList();
        return sorted.isEmpty() ? "-" : String.join(",", sorted);
    }

    private String objectsLeft() {
        StringBuilder left = new StringBuilder();
        for (int i = 0; i < KINDS.length(); i++) {
            char kind = KINDS.charAt(i);
            long held =
                    seats.stream()
                            .flatMapToInt(seat -> seat.split(";", -1)[3].chars())
                            .filter(c -> c == kind)
                            .count();
            left.append(held < ALIKE ? String.valueOf(kind) : "");
        }
        return left.isEmpty() ? "-" : left.toString();
    }
}
