package lucca.carrara.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// The Building cards (P5.6); card 1 is printed on the board of the base game (P4.3, P4.4).
final class ReferenceBuildingCards {
    /// Cards 2 to 5: points in Livorno, Pisa, Lucca, Viareggio, Massa and Lérici.
    private static final List<Integer> PAIR = List.of(11, 9, 7, 5, 3, 1);

    private static final List<Integer> TRIPLE = List.of(17, 14, 11, 8, 5, 2);
    private static final List<Integer> FOUR = List.of(23, 19, 15, 11, 7, 3);
    private static final List<Integer> EIGHT = List.of(34, 26, 19, 13, 8, 4);

    private ReferenceBuildingCards() {}

    /// Whether the objective of a card is met; the buildings are given with their cities.
    static boolean met(int card, Map<ReferenceBuilding, String> buildings, int seats) {
        return switch (card) {
            case 1 ->
                    ReferenceSeat.cost(List.copyOf(buildings.keySet()))
                            >= ReferenceParts.threshold(seats, 20, 25, 30);
            case 2, 8 -> citiesWith(buildings, 2) >= 3;
            case 3 -> citiesWith(buildings, 3) >= 2;
            case 4 -> citiesWith(buildings, 4) >= 1;
            case 5 -> buildings.keySet().stream().anyMatch(ReferenceBuilding::isEight);
            case 6 -> costs(buildings, true).size() >= ReferenceParts.threshold(seats, 2, 3, 4);
            case 7 -> costs(buildings, false).size() >= ReferenceParts.threshold(seats, 4, 5, 6);
            case 9 -> pairs(buildings) >= ReferenceParts.threshold(seats, 2, 3, 4);
            default -> throw new IllegalArgumentException("P5.6: no Building card " + card);
        };
    }

    /// The points of a card at the end.
    static int points(int card, Map<ReferenceBuilding, String> buildings) {
        return switch (card) {
            case 1 -> ReferenceSeat.cost(List.copyOf(buildings.keySet()));
            case 2 -> groups(buildings, 2, PAIR);
            case 3 -> groups(buildings, 3, TRIPLE);
            case 4 -> groups(buildings, 4, FOUR);
            case 5 -> eights(buildings);
            case 6 -> 6 * costs(buildings, true).size();
            case 7 -> 3 * costs(buildings, false).size();
            case 8 -> product(buildings);
            case 9 -> pairedCosts(buildings);
            default -> throw new IllegalArgumentException("P5.6: no Building card " + card);
        };
    }

    private static int number(Map<ReferenceBuilding, String> buildings, String city) {
        return (int) buildings.values().stream().filter(city::equals).count();
    }

    private static int citiesWith(Map<ReferenceBuilding, String> buildings, int atLeast) {
        return (int)
                ReferenceParts.CITIES.stream()
                        .filter(city -> number(buildings, city) >= atLeast)
                        .count();
    }

    /// Cards 2, 3 and 4: each full pair, triple or four in a city.
    private static int groups(
            Map<ReferenceBuilding, String> buildings, int size, List<Integer> worth) {
        int points = 0;
        for (String city : ReferenceParts.CITIES) {
            int full = number(buildings, city) / size;
            points += full * worth.get(ReferenceParts.CITIES.indexOf(city));
        }
        return points;
    }

    /// Card 5: each building of cost 8 by its city.
    private static int eights(Map<ReferenceBuilding, String> buildings) {
        int points = 0;
        for (ReferenceBuilding building : buildings.keySet()) {
            if (building.isEight()) {
                points += EIGHT.get(ReferenceParts.CITIES.indexOf(buildings.get(building)));
            }
        }
        return points;
    }

    /// Cards 6, 7 and 9: the costs of the Land or of the City buildings, dearest first.
    private static List<Integer> costs(Map<ReferenceBuilding, String> buildings, boolean land) {
        return buildings.keySet().stream()
                .filter(building -> building.isLand() == land)
                .map(ReferenceBuilding::cost)
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /// Card 8: the product of the numbers in the up to 3 fullest cities; cities without a building
    /// are left out, and none at all gives 0.
    private static int product(Map<ReferenceBuilding, String> buildings) {
        if (buildings.isEmpty()) {
            return 0;
        }
        return ReferenceParts.CITIES.stream()
                .map(city -> number(buildings, city))
                .filter(number -> number > 0)
                .sorted(Comparator.reverseOrder())
                .limit(3)
                .reduce(1, (a, b) -> a * b);
    }

    /// Card 9: the number of pairs of a City and a Land building.
    private static int pairs(Map<ReferenceBuilding, String> buildings) {
        return Math.min(costs(buildings, true).size(), costs(buildings, false).size());
    }

    /// Card 9: both costs of each pair, dearest with dearest.
    private static int pairedCosts(Map<ReferenceBuilding, String> buildings) {
        int points = 0;
        for (int pair = 0; pair < pairs(buildings); pair++) {
            points += costs(buildings, false).get(pair) + costs(buildings, true).get(pair);
        }
        return points;
    }
}
