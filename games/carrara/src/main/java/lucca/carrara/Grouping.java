package lucca.carrara;

/// A way to make groups of objects (P5.6): how many groups there are, and which objects they use.
enum Grouping {
    SINGLES(1),
    PAIRS(2),
    TRIPLETS(3),
    QUADRUPLETS(4),
    /// A pair and a quadruplet. A quadruplet uses up two pairs of one kind, whatever the kind.
    PAIR_AND_QUADRUPLET(0) {
        @Override
        int count(int objects) {
            int groups = 0;
            int fours = QUADRUPLETS.count(objects);
            while (groups < fours && 3 * (groups + 1) <= PAIRS.count(objects)) {
                groups++;
            }
            return groups;
        }

        @Override
        int used(int objects, int groups) {
            int fours = QUADRUPLETS.used(objects, groups);
            return fours + PAIRS.used(objects - fours, groups);
        }
    },
    /// Three of different kinds. n sets need 3n objects, of which no kind gives more than n.
    THREE_DIFFERENT(0) {
        @Override
        int count(int objects) {
            int sets = 0;
            while (Counts.sum(used(objects, sets + 1)) == 3 * (sets + 1)) {
                sets++;
            }
            return sets;
        }

        @Override
        int used(int objects, int groups) {
            int used = 0;
            int left = 3 * groups;
            for (int kind = 0; kind < Counts.KINDS; kind++) {
                int count = Math.min(left, Math.min(groups, Counts.get(objects, kind)));
                used += Counts.of(kind, count);
                left -= count;
            }
            return used;
        }
    },
    /// One of each kind; every kind is a group.
    KINDS(0) {
        @Override
        int count(int objects) {
            return Counts.kindsWith(objects, 1);
        }

        @Override
        int used(int objects, int groups) {
            int used = 0;
            for (int kind = 0; kind < Counts.KINDS; kind++) {
                used += Counts.of(kind, Math.min(1, Counts.get(objects, kind)));
            }
            return used;
        }
    };

    private final int size;

    /// Groups of that many equal objects.
    Grouping(int size) {
        this.size = size;
    }

    /// The number of groups that these objects form.
    int count(int objects) {
        int groups = 0;
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            groups += Counts.get(objects, kind) / size;
        }
        return groups;
    }

    /// The objects in that many groups, which must exist.
    int used(int objects, int groups) {
        int used = 0;
        int left = groups;
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            int here = Math.min(left, Counts.get(objects, kind) / size);
            used += Counts.of(kind, size * here);
            left -= here;
        }
        return used;
    }
}
