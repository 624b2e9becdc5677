package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The Object cards (P5.6); card 1 is printed on the board of the base game (P4.3, P4.4).
///
/// Objects are a list such as `book book crown`. Objects that a card does not use give 1 VP each.
final class ReferenceObjectCards {
    private ReferenceObjectCards() {}

    /// Whether the objective of a card is met.
    static boolean met(int card, List<String> objects, int seats) {
        List<Integer> alike = alike(objects);
        return switch (card) {
            case 1 -> objects.size() >= ReferenceParts.threshold(seats, 6, 7, 8);
            case 2, 8 -> groups(alike, 2) >= 3;
            case 3 -> groups(alike, 3) >= 2;
            case 4 -> groups(alike, 4) >= 1;
            case 5 -> mostCombinations(alike) >= 1;
            case 6 -> alike.size() >= 4;
            case 7 -> mostSetsOfThree(alike) >= 2;
            default -> throw new IllegalArgumentException("P5.6: no Object card " + card);
        };
    }

    /// The points of a card at the end.
    static int points(int card, List<String> objects) {
        List<Integer> alike = alike(objects);
        return switch (card) {
            case 1 -> 3 * objects.size();
            case 2 -> 5 * groups(alike, 2) + objects.size() - 2 * groups(alike, 2);
            case 3 -> 7 * groups(alike, 3) + objects.size() - 3 * groups(alike, 3);
            case 4 -> alike.stream().mapToInt(n -> List.of(0, 1, 3, 6, 10, 15, 21).get(n)).sum();
            case 5 -> 20 * mostCombinations(alike) + objects.size() - 6 * mostCombinations(alike);
            case 6 -> differentSets(alike);
            case 7 -> 8 * mostSetsOfThree(alike) + objects.size() - 3 * mostSetsOfThree(alike);
            case 8 -> bestProduct(alike);
            default -> throw new IllegalArgumentException("P5.6: no Object card " + card);
        };
    }

    /// The number of objects of each kind held.
    private static List<Integer> alike(List<String> objects) {
        return ReferenceParts.OBJECTS.stream()
                .map(kind -> Collections.frequency(objects, kind))
                .filter(n -> n > 0)
                .toList();
    }

    /// Cards 2, 3, 4 and 8: the number of pairs, triplets or quadruplets; for pairs, 4 alike are
    /// two and 6 three.
    private static int groups(List<Integer> alike, int size) {
        return alike.stream().mapToInt(n -> n / size).sum();
    }

    /// Card 5: the most combinations of a quadruplet and a pair, by trying every way to divide each
    /// kind.
    private static int mostCombinations(List<Integer> alike) {
        return mostCombinations(alike, 0, 0);
    }

    private static int mostCombinations(List<Integer> alike, int quadruplets, int pairs) {
        if (alike.isEmpty()) {
            return Math.min(quadruplets, pairs);
        }
        int most = 0;
        List<Integer> others = alike.subList(1, alike.size());
        for (int four = 0; 4 * four <= alike.getFirst(); four++) {
            for (int two = 0; 4 * four + 2 * two <= alike.getFirst(); two++) {
                most = Math.max(most, mostCombinations(others, quadruplets + four, pairs + two));
            }
        }
        return most;
    }

    /// Card 6: a set is one of every kind held, then again with the rest; a set of one is 1 VP.
    private static int differentSets(List<Integer> alike) {
        int points = 0;
        for (int set = 1; set <= 6; set++) {
            int needed = set;
            int different = (int) alike.stream().filter(n -> n >= needed).count();
            points += List.of(0, 1, 3, 7, 12, 18, 24).get(different);
        }
        return points;
    }

    /// Card 7: the most sets of 3 different objects, by trying every set.
    private static int mostSetsOfThree(List<Integer> alike) {
        return mostSetsOfThree(alike, new HashMap<>());
    }

    private static int mostSetsOfThree(List<Integer> alike, Map<List<Integer>, Integer> known) {
        List<Integer> sorted = alike.stream().filter(n -> n > 0).sorted().toList();
        if (known.containsKey(sorted)) {
            return known.get(sorted);
        }
        int most = 0;
        for (int a = 0; a < sorted.size(); a++) {
            for (int b = a + 1; b < sorted.size(); b++) {
                for (int c = b + 1; c < sorted.size(); c++) {
                    List<Integer> rest = new ArrayList<>(sorted);
                    for (int kind : List.of(a, b, c)) {
                        rest.set(kind, rest.get(kind) - 1);
                    }
                    most = Math.max(most, 1 + mostSetsOfThree(rest, known));
                }
            }
        }
        known.put(sorted, most);
        return most;
    }

    /// Card 8: up to 3 kinds with 2 to 6 alike are multiplied, by trying every choice of kinds; the
    /// other objects give 1 VP each.
    private static int bestProduct(List<Integer> alike) {
        return bestProduct(alike, List.of(), 0);
    }

    private static int bestProduct(List<Integer> alike, List<Integer> groups, int others) {
        if (alike.isEmpty()) {
            int product = groups.stream().reduce(1, (a, b) -> a * b);
            return (groups.isEmpty() ? 0 : product) + others;
        }
        int first = alike.getFirst();
        List<Integer> rest = alike.subList(1, alike.size());
        int best = bestProduct(rest, groups, others + first);
        if (first >= 2 && groups.size() < 3) {
            List<Integer> more = new ArrayList<>(groups);
            more.add(first);
            best = Math.max(best, bestProduct(rest, more, others));
        }
        return best;
    }
}
