package lucca.citta;

import lucca.engine.MoveList;
import lucca.engine.Rng;

/// The seats' cards before the reveal, and the two that each has decided to keep (C2.3).
public final class Hands {
    /// The seats that have decided, as a bit set.
    int decided;

    /// The kept cards of each seat that has decided: the lower card, and the second one.
    public final int[] first;

    public final int[] second;

    private final Deck deck;
    private final Piles piles;

    Hands(int seats, Deck deck, Piles piles) {
        first = new int[seats];
        second = new int[seats];
        this.deck = deck;
        this.piles = piles;
    }

    void copyFrom(Hands other) {
        decided = other.decided;
        System.arraycopy(other.first, 0, first, 0, first.length);
        System.arraycopy(other.second, 0, second, 0, second.length);
    }

    void keep(int seat, int below, int above) {
        first[seat] = below;
        second[seat] = above;
        decided |= 1 << seat;
    }

    public boolean hasDecided(int seat) {
        return (decided >> seat & 1) != 0;
    }

    /// The seats that have not decided yet, as a bit set.
    int undecided() {
        return ~decided & (1 << first.length) - 1;
    }

    /// Adds all ways to keep two cards. Two colours come in one order only, one colour in both, and
    /// a wild card only second.
    void list(int seat, MoveList out) {
        int hand = Piles.hand(seat);
        for (int below = piles.next(hand, 0); below >= 0; below = piles.next(hand, below + 1)) {
            for (int above = piles.next(hand, 0); above >= 0; above = piles.next(hand, above + 1)) {
                if (mayKeep(seat, below, above)) {
                    out.add(Steps.keep(seat, below, above));
                }
            }
        }
    }

    /// Whether the seat holds these cards and may keep them in this order.
    boolean mayKeep(int seat, int below, int above) {
        int hand = Piles.hand(seat);
        boolean both = below != above && piles.has(hand, below) && piles.has(hand, above);
        return both
                && !deck.isWild(below)
                && (deck.isWild(above)
                        || deck.colour(below) == deck.colour(above)
                        || below < above);
    }

    /// Redeals the cards that a seat cannot know. Other hands become any cards it has not seen, and
    /// their kept cards any two that may be kept.
    void redeal(int seat, Dealing dealing, Rng random) {
        int[] sizes = new int[first.length];
        for (int other = 0; other < sizes.length; other++) {
            if (other != seat) {
                sizes[other] = piles.size(Piles.hand(other));
                piles.moveAll(Piles.hand(other), Piles.DECK);
            }
        }
        MoveList keeps = new MoveList();
        for (int other = 0; other < sizes.length; other++) {
            for (int i = 0; i < sizes[other]; i++) {
                piles.move(dealing.palaceCard(random), Piles.DECK, Piles.hand(other));
            }
            if (other != seat && hasDecided(other)) {
                keeps.clear();
                list(other, keeps);
                int code = keeps.get(random.below(keeps.size()));
                keep(other, Steps.first(code), Steps.second(code));
            }
        }
    }
}
