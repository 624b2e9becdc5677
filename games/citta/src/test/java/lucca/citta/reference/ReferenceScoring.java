package lucca.citta.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// All points and comparisons of the reference game, calculated from plain lists.
final class ReferenceScoring {
    /// Points of a seat by a rule, not yet bound to an event.
    record Points(int seat, int points, String rule) {}

    private ReferenceScoring() {}

    /// C3.1: the seats in descending order of shields under construction; ties by the highest
    /// visible number.
    static List<Integer> order(List<Integer> shields, List<Integer> highestNumbers) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < shields.size(); seat++) {
            seats.add(seat);
        }
        Comparator<Integer> byShields = Comparator.comparing(shields::get);
        Comparator<Integer> byNumber = Comparator.comparing(highestNumbers::get);
        seats.sort(byShields.thenComparing(byNumber).reversed());
        return seats;
    }

    /// C3.1 for the quarters of all seats; the City is not among them.
    static List<Integer> order(List<ReferenceQuarter> seats) {
        return order(
                seats.stream().map(ReferenceQuarter::shields).toList(),
                seats.stream().map(ReferenceQuarter::highestNumber).toList());
    }

    /// C3.3: the points for opening a palace of that colour, from the other quarters: 1 per card
    /// under construction, 2 per completed palace that is not opened, 0 for opened ones.
    static int party(String colour, List<ReferenceQuarter> others) {
        int points = 0;
        for (ReferenceQuarter other : others) {
            for (ReferencePalace palace : other.construction) {
                if (palace.colour().equals(colour)) {
                    points += palace.cards().size();
                }
            }
            for (ReferencePalace palace : other.completed) {
                if (palace.colour().equals(colour)) {
                    points += 2;
                }
            }
        }
        return points;
    }

    /// C3.3 and C5.4: all quarters but the seat's own; the City's counts too.
    static List<ReferenceQuarter> others(
            int seat, List<ReferenceQuarter> seats, ReferenceQuarter city) {
        List<ReferenceQuarter> others = new ArrayList<>(seats);
        others.remove(seat);
        others.add(city);
        return others;
    }

    /// C4.1: each seat, in the order determined once more, opens and scores all its completed
    /// palaces. The quarters change.
    static List<Points> finalOpenings(List<ReferenceQuarter> seats, ReferenceQuarter city) {
        List<Points> points = new ArrayList<>();
        for (int seat : order(seats)) {
            ReferenceQuarter own = seats.get(seat);
            for (ReferencePalace palace : List.copyOf(own.completed)) {
                int score = party(palace.colour(), others(seat, seats, city));
                points.add(new Points(seat, score, "C4.1"));
                own.open(palace.colour());
            }
        }
        return points;
    }

    /// C4.2: 1 per own opened palace for each wall and each tower, but nothing if there are fewer
    /// than 2 shields for each wall.
    static int wallsAndTowers(int shields, int walls, int towers, int openedPalaces) {
        if (shields < 2 * walls) {
            return 0;
        }
        return (walls + towers) * openedPalaces;
    }

    /// C4.3: the points of each quarter for street numbers. The lists have the quarters in the same
    /// order and each quarter's visible numbers in the areas that count for the lowest and for the
    /// highest number.
    static Map<Integer, Integer> streetNumbers(
            List<List<Integer>> forLowest, List<List<Integer>> forHighest) {
        Map<Integer, Integer> points = new TreeMap<>();
        int lowest = quarterOf(forLowest, false);
        int highest = quarterOf(forHighest, true);
        if (lowest != -1 && highest != -1 && lowest != highest) {
            points.put(lowest, -3);
            points.put(highest, 3);
        }
        return points;
    }

    /// C4.3: the quarter with the lowest or highest of all numbers, or -1 if there is no number.
    private static int quarterOf(List<List<Integer>> numbers, boolean highest) {
        List<Integer> all = numbers.stream().flatMap(List::stream).toList();
        if (all.isEmpty()) {
            return -1;
        }
        int number = highest ? Collections.max(all) : Collections.min(all);
        for (int quarter = 0; quarter < numbers.size(); quarter++) {
            if (numbers.get(quarter).contains(number)) {
                return quarter;
            }
        }
        throw new IllegalStateException();
    }

    /// C4.3 by edition. The City's quarter is the last one.
    static Map<Integer, Integer> streetNumbers(String edition, List<ReferenceQuarter> quarters) {
        List<List<Integer>> anywhere = new ArrayList<>();
        List<List<Integer>> construction = new ArrayList<>();
        List<List<Integer>> opened = new ArrayList<>();
        for (ReferenceQuarter quarter : quarters) {
            anywhere.add(quarter.numbersAnywhere());
            construction.add(ReferenceQuarter.numbers(quarter.construction));
            opened.add(ReferenceQuarter.numbers(quarter.opened));
        }
        return switch (edition) {
            case "2014" -> streetNumbers(anywhere, anywhere);
            case "2005" -> streetNumbers(construction, opened);
            case "2006-fr" -> streetNumbers(construction, construction);
            default -> throw new IllegalArgumentException(edition);
        };
    }

    /// C4.1 to C4.3, in this order, without lines of 0 points. The quarters change.
    static List<Points> end(String edition, List<ReferenceQuarter> seats, ReferenceQuarter city) {
        List<Points> points = new ArrayList<>(finalOpenings(seats, city));
        for (int seat = 0; seat < seats.size(); seat++) {
            ReferenceQuarter own = seats.get(seat);
            int score =
                    wallsAndTowers(
                            own.shields(), own.walls.size(), own.towers.size(), own.opened.size());
            points.add(new Points(seat, score, "C4.2"));
        }
        List<ReferenceQuarter> quarters = new ArrayList<>(seats);
        quarters.add(city);
        Map<Integer, Integer> moved = streetNumbers(edition, quarters);
        for (int seat = 0; seat < seats.size(); seat++) { // the City gets and gives nothing
            points.add(new Points(seat, moved.getOrDefault(seat, 0), "C4.3"));
        }
        points.removeIf(line -> line.points() == 0);
        return points;
    }

    /// C4.4: the seat with most points; tie: the highest visible number among those tied.
    static int winner(List<Integer> scores, List<Integer> highestNumbers) {
        int winner = 0;
        for (int seat = 1; seat < scores.size(); seat++) {
            int more = scores.get(seat) - scores.get(winner);
            int higher = highestNumbers.get(seat) - highestNumbers.get(winner);
            if (more > 0 || more == 0 && higher > 0) {
                winner = seat;
            }
        }
        return winner;
    }
}
