package lucca.towers;

import java.util.Arrays;

/// The square grid of lots (T1.1). A lot is a number, row by row from a1; a set of lots is a bit
/// set of [#words] longs.
final class City {
    private static final int[] NO_LOTS = {};

    final int size;
    final int lots;
    final int words;

    private final long[] all;
    private final long[] notFirstColumn;
    private final long[] notLastColumn;
    private final int[][] neighbours;

    City(int size) {
        this.size = size;
        lots = size * size;
        words = (lots + Long.SIZE - 1) / Long.SIZE;
        all = new long[words];
        notFirstColumn = new long[words];
        notLastColumn = new long[words];
        neighbours = new int[lots][];
        for (int lot = 0; lot < lots; lot++) {
            add(all, lot);
            if (lot % size > 0) {
                add(notFirstColumn, lot);
            }
            if (lot % size < size - 1) {
                add(notLastColumn, lot);
            }
            neighbours[lot] = neighboursOf(lot);
        }
    }

    /// `c4`: column letter from the left, row number from the bottom.
    String name(int lot) {
        return (char) ('a' + lot % size) + String.valueOf(lot / size + 1);
    }

    /// The lot of that name, or −1 if the city has none.
    int lot(String name) {
        if (!name.matches("[a-z][1-9][0-9]?")) {
            return -1;
        }
        int column = name.charAt(0) - 'a';
        int row = Integer.parseInt(name.substring(1)) - 1;
        return column < size && row < size ? row * size + column : -1;
    }

    /// The lots that touch this one orthogonally (T3.2).
    int[] neighbours(int lot) {
        return neighbours[lot];
    }

    /// The `word`th word of the set of all lots.
    long all(int word) {
        return all[word];
    }

    static boolean has(long[] set, int lot) {
        return (set[lot >> 6] >>> lot & 1) != 0;
    }

    static void add(long[] set, int lot) {
        set[lot >> 6] |= 1L << lot;
    }

    static void remove(long[] set, int lot) {
        set[lot >> 6] &= ~(1L << lot);
    }

    static int count(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /// The lots of a set in ascending order.
    int[] list(long[] set) {
        int[] list = NO_LOTS;
        int size = count(set);
        if (size > 0) {
            list = new int[size];
            int end = 0;
            for (int lot = 0; lot < lots; lot++) {
                if (has(set, lot)) {
                    list[end++] = lot;
                }
            }
        }
        return list;
    }

    /// Makes `block` the block of `lot` (T3.2): all that is connected to it within `occupied`,
    /// which holds it.
    void flood(int lot, long[] occupied, long[] block) {
        if (words == 1) {
            block[0] = flood(1L << lot, occupied[0]);
            return;
        }
        Arrays.fill(block, 0);
        add(block, lot);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int w = 0; w < words; w++) {
                long more = (block[w] | around(block, w)) & occupied[w];
                grown |= more != block[w];
                block[w] = more;
            }
        }
    }

    private long flood(long from, long occupied) {
        long left = notLastColumn[0];
        long right = notFirstColumn[0];
        long block = from;
        while (true) {
            long more =
                    block
                            | block << 1 & right
                            | block >>> 1 & left
                            | block << size
                            | block >>> size;
            more &= occupied;
            if (more == block) {
                return block;
            }
            block = more;
        }
    }

    /// The `w`th word of the lots that touch a lot of `set`.
    long around(long[] set, int w) {
        long here = set[w];
        long below = w > 0 ? set[w - 1] : 0;
        long above = w + 1 < words ? set[w + 1] : 0;
        return (here << 1 | below >>> 63) & notFirstColumn[w]
                | (here >>> 1 | above << 63) & notLastColumn[w]
                | here << size
                | below >>> (Long.SIZE - size)
                | here >>> size
                | above << (Long.SIZE - size);
    }

    private int[] neighboursOf(int lot) {
        int[] found = new int[4];
        int end = 0;
        if (lot >= size) {
            found[end++] = lot - size;
        }
        if (lot % size > 0) {
            found[end++] = lot - 1;
        }
        if (lot % size < size - 1) {
            found[end++] = lot + 1;
        }
        if (lot < lots - size) {
            found[end++] = lot + size;
        }
        return Arrays.copyOf(found, end);
    }
}
