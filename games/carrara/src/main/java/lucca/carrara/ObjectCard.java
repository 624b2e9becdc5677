package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// The object cards (P5.6): each sets an objective and scores objects at the end. Objects that a
/// card does not use score 1 each. The first is that of the base game.
public enum ObjectCard {
    ANY(Grouping.SINGLES, new Thresholds(6, 7, 8), 3, "any"),
    PAIRS(Grouping.PAIRS, Thresholds.always(3), 5, "pairs"),
    TRIPLETS(Grouping.TRIPLETS, Thresholds.always(2), 7, "triplets"),
    /// 3, 6, 10, 15, 21 points for two to six alike: triangular numbers.
    ALIKE(Grouping.QUADRUPLETS, Thresholds.always(1), 0, "alike") {
        @Override
        public void score(int objects, ScoreTally scoreTally) {
            int left = objects;
            for (int kind = largest(left); kind >= 0; kind = largest(left)) {
                int count = Counts.get(left, kind);
                int alike = Counts.of(kind, count);
                groups(alike, count, count * (count + 1) / 2, scoreTally);
                left -= alike;
            }
            rest(left, scoreTally);
        }
    },
    PAIR_AND_QUADRUPLET(Grouping.PAIR_AND_QUADRUPLET, Thresholds.always(1), 20, "combinations"),
    /// One of every kind, then again with the rest.
    DIFFERENT(Grouping.KINDS, Thresholds.always(4), 0, "different") {
        @Override
        public void score(int objects, ScoreTally scoreTally) {
            int left = objects;
            while (left != 0) {
                int kinds = Grouping.KINDS.count(left);
                int set = Grouping.KINDS.used(left, kinds);
                groups(set, kinds, SETS[kinds], scoreTally);
                left -= set;
            }
        }
    },
    THREE_DIFFERENT(Grouping.THREE_DIFFERENT, Thresholds.always(2), 8, "threes"),
    /// The three largest groups of at least two alike.
    MULTIPLIED(Grouping.PAIRS, Thresholds.always(3), 0, "product") {
        @Override
        public void score(int objects, ScoreTally scoreTally) {
            int product = 1;
            int left = objects;
            for (int groups = 0; groups < 3 && largest(left) >= 0; groups++) {
                int kind = largest(left);
                product *= Counts.get(left, kind);
                left -= Counts.of(kind, Counts.get(left, kind));
            }
            int used = objects - left;
            scoreTally.add(used == 0 ? 0 : product, 0);
            if (scoreTally.collectsParts() && used != 0) {
                Message why = Message.of("part.objects.product", factors(used), product);
                scoreTally.part(product, 0, why, Names.objects(used));
            }
            rest(left, scoreTally);
        }
    };

    private static final int[] SETS = {0, 1, 3, 7, 12, 18, 24};
    private static final ObjectCard[] ALL = values();

    private final Grouping grouping;
    private final Thresholds need;
    private final int points;
    private final String key;

    /// @param points the points for each group, if the card has no scoring of its own
    ObjectCard(Grouping grouping, Thresholds need, int points, String key) {
        this.grouping = grouping;
        this.need = need;
        this.points = points;
        this.key = key;
    }

    /// The progress of these objects towards the objective.
    public int have(int objects) {
        return grouping.count(objects);
    }

    /// Adds the points for the objects.
    public void score(int objects, ScoreTally scoreTally) {
        int groups = grouping.count(objects);
        int used = grouping.used(objects, groups);
        groups(used, groups, groups * points, scoreTally);
        rest(objects - used, scoreTally);
    }

    public int need(int seats) {
        return need.with(seats);
    }

    public static ObjectCard of(int number) {
        return ALL[number - 1];
    }

    /// The first kind with most objects, if it has at least two; else −1.
    private static int largest(int objects) {
        int largest = -1;
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            int most = largest < 0 ? 1 : Counts.get(objects, largest);
            largest = Counts.get(objects, kind) > most ? kind : largest;
        }
        return largest;
    }

    /// The sizes of the groups that are multiplied.
    private static String factors(int used) {
        List<String> sizes = new ArrayList<>();
        int left = used;
        while (left != 0) {
            int kind = largest(left);
            sizes.add(String.valueOf(Counts.get(left, kind)));
            left -= Counts.of(kind, Counts.get(left, kind));
        }
        return String.join(" × ", sizes);
    }

    /// Adds points for groups of these objects. `number` is what the card counts.
    final void groups(int used, int number, int sum, ScoreTally scoreTally) {
        scoreTally.add(sum, 0);
        if (scoreTally.collectsParts() && sum > 0) {
            Message why = Message.of("part.objects." + key, number, points);
            scoreTally.part(sum, 0, why, Names.objects(used));
        }
    }

    private static void rest(int unused, ScoreTally scoreTally) {
        int count = Counts.sum(unused);
        scoreTally.add(count, 0);
        if (scoreTally.collectsParts() && count > 0) {
            scoreTally.part(
                    count, 0, Message.of("part.objects.rest", count), Names.objects(unused));
        }
    }
}
