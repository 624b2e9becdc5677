package lucca.citta;

import lucca.engine.MoveList;

/// Sets of cards: each pile is two `long`s, one bit a card.
public final class Piles {
    /// All unseen cards, including those that left the game unseen (C2.4).
    public static final int DECK = 0;

    static final int DISCARDS = 1;

    /// Towers that stay out of the deck until all have chosen (C2.1).
    static final int ASIDE = 2;

    /// The cards that the seat in turn has still to play (C3.2).
    public static final int PENDING = 3;

    private static final int TRIPLETS = 4;
    private static final int MOST_TRIPLETS = 6;
    private static final int FIRST_SEAT = TRIPLETS + MOST_TRIPLETS;
    private static final int PER_SEAT = 3;

    final long[] bits;

    /// Creates piles with room for that many quarters.
    Piles(int owners) {
        bits = new long[2 * (FIRST_SEAT + PER_SEAT * owners)];
    }

    public static int triplet(int index) {
        return TRIPLETS + index;
    }

    static int hand(int seat) {
        return FIRST_SEAT + PER_SEAT * seat;
    }

    public static int walls(int owner) {
        return FIRST_SEAT + PER_SEAT * owner + 1;
    }

    public static int towers(int owner) {
        return FIRST_SEAT + PER_SEAT * owner + 2;
    }

    int count() {
        return bits.length / 2;
    }

    void add(int pile, int card) {
        bits[2 * pile + (card >> 6)] |= 1L << card;
    }

    void remove(int pile, int card) {
        bits[2 * pile + (card >> 6)] &= ~(1L << card);
    }

    void move(int card, int from, int to) {
        remove(from, card);
        add(to, card);
    }

    void moveAll(int from, int to) {
        bits[2 * to] |= bits[2 * from];
        bits[2 * to + 1] |= bits[2 * from + 1];
        bits[2 * from] = 0;
        bits[2 * from + 1] = 0;
    }

    boolean has(int pile, int card) {
        return card >= 0 && (bits[2 * pile + (card >> 6)] >>> card & 1) != 0;
    }

    public boolean isEmpty(int pile) {
        return (bits[2 * pile] | bits[2 * pile + 1]) == 0;
    }

    public int size(int pile) {
        return Long.bitCount(bits[2 * pile]) + Long.bitCount(bits[2 * pile + 1]);
    }

    public long low(int pile) {
        return bits[2 * pile];
    }

    public long high(int pile) {
        return bits[2 * pile + 1];
    }

    /// The lowest card from `card` on, or −1.
    public int next(int pile, int card) {
        if (card < Long.SIZE) {
            long rest = bits[2 * pile] >>> card << card;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
        }
        int from = Math.max(0, card - Long.SIZE);
        long rest = from < Long.SIZE ? bits[2 * pile + 1] >>> from << from : 0;
        return rest == 0 ? -1 : Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    /// Adds all cards of a pile to a list, ascending.
    void list(int pile, MoveList out) {
        out.addBits(bits[2 * pile], 0);
        out.addBits(bits[2 * pile + 1], Long.SIZE);
    }

    /// The card of that rank among the cards in the two words, ascending.
    static int select(long low, long high, int rank) {
        int inLow = Long.bitCount(low);
        return rank < inLow ? select(low, rank) : Long.SIZE + select(high, rank - inLow);
    }

    /// Halves the word repeatedly, without branches, because they would be unpredictable.
    private static int select(long word, int rank) {
        long rest = word;
        int left = rank;
        int at = 0;
        for (int half = Long.SIZE / 2; half > 0; half >>= 1) {
            int lower = Long.bitCount(rest & (1L << half) - 1);
            int inUpper = lower - left - 1 >> 31;
            left -= lower & inUpper;
            rest >>>= half & inUpper;
            at += half & inUpper;
        }
        return at;
    }
}
