package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The Bonus cards (P5.6): no objective, only points and coins at the end, and no objects.
final class ReferenceBonusCards {
    /// Card 8: points for the most in Livorno, Pisa, Lucca, Viareggio, Massa and Lérici.
    private static final List<Integer> MOST = List.of(14, 12, 10, 8, 6, 4);

    private ReferenceBonusCards() {}

    /// The values that a card can give a seat. There are several only where it offers a choice
    /// (cards 3 and 4).
    static List<ReferenceValue> choices(int card, List<ReferenceSeat> seats, ReferenceSeat own) {
        return switch (card) {
            case 2 -> List.of(city(own, "livorno").plus(city(own, "lerici")));
            case 3 -> everyTwo(ReferenceParts.CITIES.stream().map(c -> city(own, c)).toList());
            case 4 -> everyTwo(ReferenceParts.TYPES.stream().map(t -> type(own, t)).toList());
            case 5 -> List.of(smallest(own));
            case 6 -> List.of(most(seats, own, List.of("livorno", "pisa", "lucca"), 9));
            case 7 -> List.of(most(seats, own, List.of("viareggio", "massa", "lerici"), 9));
            case 8 -> List.of(mostInEach(seats, own));
            case 9 -> List.of(city(own, "pisa").plus(city(own, "massa")));
            default -> throw new IllegalArgumentException("P5.6: no Bonus card " + card);
        };
    }

    /// Cards 2, 3 and 9: a city as in P3.5, but with any number of buildings.
    static ReferenceValue city(ReferenceSeat seat, String city) {
        return seat.valueByCity(seat.buildingsIn(city));
    }

    /// Card 4: a type as in P3.4.
    static ReferenceValue type(ReferenceSeat seat, String type) {
        return seat.valueByCity(seat.buildingsOf(type));
    }

    /// Cards 3 and 4: the sum of every two different values.
    private static List<ReferenceValue> everyTwo(List<ReferenceValue> values) {
        List<ReferenceValue> sums = new ArrayList<>();
        for (int a = 0; a < values.size(); a++) {
            for (int b = a + 1; b < values.size(); b++) {
                sums.add(values.get(a).plus(values.get(b)));
            }
        }
        return sums;
    }

    /// Card 5: the smallest building of each type. No two of a type cost the same.
    private static ReferenceValue smallest(ReferenceSeat seat) {
        ReferenceValue sum = ReferenceValue.NOTHING;
        for (String type : ReferenceParts.TYPES) {
            List<ReferenceBuilding> smallest =
                    seat.buildingsOf(type).stream()
                            .sorted(Comparator.comparingInt(ReferenceBuilding::cost))
                            .limit(1)
                            .toList();
            sum = sum.plus(seat.valueByCity(smallest));
        }
        return sum;
    }

    /// Cards 6 and 7: points for the most total cost in some cities; ties all score, 0 never.
    private static ReferenceValue most(
            List<ReferenceSeat> seats, ReferenceSeat own, List<String> cities, int points) {
        int total = total(own, cities);
        boolean isMost = seats.stream().allMatch(seat -> total(seat, cities) <= total);
        return isMost && total > 0 ? new ReferenceValue(points, 0) : ReferenceValue.NOTHING;
    }

    private static int total(ReferenceSeat seat, List<String> cities) {
        return cities.stream().mapToInt(c -> ReferenceSeat.cost(seat.buildingsIn(c))).sum();
    }

    /// Card 8: points for the most total cost in each city.
    private static ReferenceValue mostInEach(List<ReferenceSeat> seats, ReferenceSeat own) {
        ReferenceValue sum = ReferenceValue.NOTHING;
        for (String city : ReferenceParts.CITIES) {
            int points = MOST.get(ReferenceParts.CITIES.indexOf(city));
            sum = sum.plus(most(seats, own, List.of(city), points));
        }
        return sum;
    }
}
