package lucca.towers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The square grid of lots (T1.1). A lot is a number, row by row from a1. A set of lots is a bit
/// set of [#words] longs.
public final class City {
    public final int size;
    public final int lots;
    public final int words;

    private final String[] names;
    private final long[] all;
    private final long[] notFirstColumn;
    private final long[] notLastColumn;

    City(int size) {
        this.size = size;
        lots = size * size;
        words = (lots + Long.SIZE - 1) / Long.SIZE;
        names = new String[lots];
        all = new long[words];
        notFirstColumn = new long[words];
        notLastColumn = new long[words];
        for (int lot = 0; lot < lots; lot++) {
            names[lot] = (char) ('a' + lot % size) + String.valueOf(lot / size + 1);
            add(all, lot);
            if (lot % size > 0) {
                add(notFirstColumn, lot);
            }
            if (lot % size < size - 1) {
                add(notLastColumn, lot);
            }
        }
    }

    /// The name of a lot, such as `c4`: column letter from the left, row number from the bottom.
    String name(int lot) {
        return names[lot];
    }

    boolean contains(int lot) {
        return lot >= 0 && lot < lots;
    }

    /// The lot with that name, or −1 if the city has none.
    int lot(String name) {
        int row = 0;
        for (int i = 1; i < name.length() && row <= size; i++) {
            int digit = name.charAt(i) - '0';
            row = digit < (i == 1 ? 1 : 0) || digit > 9 ? lots : row * 10 + digit;
        }
        int column = name.isEmpty() ? -1 : name.charAt(0) - 'a';
        boolean there = column >= 0 && column < size && row >= 1 && row <= size;
        return there ? (row - 1) * size + column : -1;
    }

    /// The `word`th word of the set of all lots.
    public long all(int word) {
        return all[word];
    }

    public static boolean has(long[] set, int lot) {
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

    /// The names of the lots of a set, in ascending order.
    List<String> names(long[] set) {
        List<String> names = new ArrayList<>();
        for (int lot = 0; lot < lots; lot++) {
            if (has(set, lot)) {
                names.add(name(lot));
            }
        }
        return names;
    }

    /// Writes the block of `lot` (T3.2) to `block`: all lots of `occupied` that are connected to
    /// it. `lot` must be in `occupied`.
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
    public long around(long[] set, int w) {
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

    /// The `w`th word of the lots that touch two or more lots of `set`.
    public long betweenTwo(long[] set, int w) {
        long here = set[w];
        long below = w > 0 ? set[w - 1] : 0;
        long above = w + 1 < words ? set[w + 1] : 0;
        long left = (here << 1 | below >>> 63) & notFirstColumn[w];
        long right = (here >>> 1 | above << 63) & notLastColumn[w];
        long down = here << size | below >>> (Long.SIZE - size);
        long up = here >>> size | above << (Long.SIZE - size);
        return left & right | down & up | (left | right) & (down | up);
    }
}
