package lucca.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;

/// The object cards (P5.6): an objective, and what objects score at the end. What a card does not
/// use scores 1 for each. The first is that of the base game.
enum ObjectCard {
    ANY(6, 7, 8) {
        @Override
        int have(int objects) {
            return Counts.sum(objects);
        }

        @Override
        void score(int objects, Tally tally) {
            groups(objects, Counts.sum(objects), 3, "any", tally);
        }
    },
    PAIRS(3) {
        @Override
        int have(int objects) {
            return alike(objects, 2);
        }

        @Override
        void score(int objects, Tally tally) {
            groups(objects, alike(objects, 2), 5, "pairs", tally);
            rest(Counts.sum(objects) - 2 * alike(objects, 2), tally);
        }
    },
    TRIPLETS(2) {
        @Override
        int have(int objects) {
            return alike(objects, 3);
        }

        @Override
        void score(int objects, Tally tally) {
            groups(objects, alike(objects, 3), 7, "triplets", tally);
            rest(Counts.sum(objects) - 3 * alike(objects, 3), tally);
        }
    },
    ALIKE(1) {
        @Override
        int have(int objects) {
            return alike(objects, 4);
        }

        @Override
        void score(int objects, Tally tally) {
            int single = 0;
            for (int kind = 0; kind < Counts.KINDS; kind++) {
                int count = Counts.get(objects, kind);
                single += count == 1 ? 1 : 0;
                if (count > 1) {
                    // 3, 6, 10, 15, 21: the sums of 1 to the number of objects
                    one(kind, count, count * (count + 1) / 2, tally);
                }
            }
            rest(single, tally);
        }
    },
    PAIR_AND_QUADRUPLET(1) {
        @Override
        int have(int objects) {
            return combinations(objects);
        }

        @Override
        void score(int objects, Tally tally) {
            groups(objects, combinations(objects), 20, "combinations", tally);
            rest(Counts.sum(objects) - 6 * combinations(objects), tally);
        }
    },
    DIFFERENT(4) {
        @Override
        int have(int objects) {
            return Counts.kindsWith(objects, 1);
        }

        @Override
        void score(int objects, Tally tally) {
            for (int layer = 1; Counts.kindsWith(objects, layer) > 0; layer++) {
                int kinds = Counts.kindsWith(objects, layer);
                layer(objects, layer, SETS[kinds], tally);
            }
        }
    },
    THREE_DIFFERENT(2) {
        @Override
        int have(int objects) {
            return setsOfThree(objects);
        }

        @Override
        void score(int objects, Tally tally) {
            groups(objects, setsOfThree(objects), 8, "threes", tally);
            rest(Counts.sum(objects) - 3 * setsOfThree(objects), tally);
        }
    },
    MULTIPLIED(3) {
        @Override
        int have(int objects) {
            return alike(objects, 2);
        }

        @Override
        void score(int objects, Tally tally) {
            int product = 1;
            int used = 0;
            int left = objects;
            for (int groups = 0; groups < 3 && largest(left) >= 0; groups++) {
                int kind = largest(left);
                int count = Counts.get(left, kind);
                product *= count;
                used += count;
                left -= Counts.of(kind, count);
            }
            if (used > 0) {
                groups(objects - left, 1, product, "product", tally);
            }
            rest(Counts.sum(objects) - used, tally);
        }
    };

    private static final int[] SETS = {0, 1, 3, 7, 12, 18, 24};
    private static final ObjectCard[] ALL = values();

    private final Thresholds need;

    ObjectCard(int always) {
        this(always, always, always);
    }

    ObjectCard(int four, int three, int two) {
        need = new Thresholds(four, three, two);
    }

    /// How far somebody with these objects is.
    abstract int have(int objects);

    /// Adds what the objects score.
    abstract void score(int objects, Tally tally);

    int need(int seats) {
        return need.with(seats);
    }

    static ObjectCard of(int number) {
        return ALL[number - 1];
    }

    /// How many groups of so many alike there are.
    private static int alike(int objects, int size) {
        int groups = 0;
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            groups += Counts.get(objects, kind) / size;
        }
        return groups;
    }

    /// How many times a quadruplet and a pair can be made at the same time: each quadruplet takes
    /// two pairs of one kind away.
    private static int combinations(int objects) {
        int best = 0;
        for (int fours = 1; fours <= alike(objects, 4); fours++) {
            best = Math.max(best, Math.min(fours, alike(objects, 2) - 2 * fours));
        }
        return best;
    }

    /// How many sets of three different kinds can be made: n sets need 3n objects, of which no kind
    /// gives more than n.
    private static int setsOfThree(int objects) {
        int sets = 0;
        for (int n = 1; 3 * n <= Counts.sum(objects); n++) {
            int usable = 0;
            for (int kind = 0; kind < Counts.KINDS; kind++) {
                usable += Math.min(n, Counts.get(objects, kind));
            }
            sets = usable >= 3 * n ? n : sets;
        }
        return sets;
    }

    /// The first kind with most objects, if it has two at least; else −1.
    private static int largest(int objects) {
        int largest = -1;
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            int most = largest < 0 ? 1 : Counts.get(objects, largest);
            largest = Counts.get(objects, kind) > most ? kind : largest;
        }
        return largest;
    }

    private static void groups(int objects, int groups, int each, String key, Tally tally) {
        tally.add(groups * each, 0);
        if (tally.isTold() && groups > 0) {
            tally.part(
                    groups * each,
                    0,
                    Message.of("part.objects." + key, groups, each),
                    names(objects));
        }
    }

    private static void one(int kind, int count, int points, Tally tally) {
        tally.add(points, 0);
        if (tally.isTold()) {
            Message why = Message.of("part.objects.alike", count);
            tally.part(points, 0, why, names(Counts.of(kind, count)));
        }
    }

    private static void layer(int objects, int layer, int points, Tally tally) {
        tally.add(points, 0);
        if (tally.isTold()) {
            List<String> set = new ArrayList<>();
            for (int kind = 0; kind < Counts.KINDS; kind++) {
                if (Counts.get(objects, kind) >= layer) {
                    set.add(Type.of(kind).object());
                }
            }
            tally.part(points, 0, Message.of("part.objects.different", set.size()), set);
        }
    }

    private static void rest(int count, Tally tally) {
        tally.add(count, 0);
        if (tally.isTold() && count > 0) {
            tally.part(count, 0, Message.of("part.objects.rest", count), List.of());
        }
    }

    /// Each object by its name.
    static List<String> names(int objects) {
        List<String> names = new ArrayList<>();
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            for (int i = 0; i < Counts.get(objects, kind); i++) {
                names.add(Type.of(kind).object());
            }
        }
        return names;
    }
}
