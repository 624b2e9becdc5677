package lucca.testkit;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Rng;

/// The cards of the auction, counted by place and value. The places are the deck, the paid cards,
/// and the hand and the bid of each seat.
final class AuctionCards {
    static final int VALUES = 4;
    static final int ALL = 10;
    static final int DECK = 0;
    static final int PAID = 1;

    final int[] counts;

    AuctionCards(int seats) {
        counts = new int[hand(seats) * VALUES];
        for (int card = 1; card <= VALUES; card++) {
            add(DECK, card, copies(card));
        }
    }

    static int copies(int card) {
        return VALUES + 1 - card;
    }

    static int hand(int seat) {
        return 2 + 2 * seat;
    }

    static int bid(int seat) {
        return 3 + 2 * seat;
    }

    int count(int place, int card) {
        return counts[place * VALUES + card - 1];
    }

    /// The cards at a place, ascending.
    List<Integer> list(int place) {
        List<Integer> list = new ArrayList<>();
        for (int card = 1; card <= VALUES; card++) {
            for (int i = 0; i < count(place, card); i++) {
                list.add(card);
            }
        }
        return list;
    }

    int size(int place) {
        return list(place).size();
    }

    void move(int card, int from, int to) {
        add(from, card, -1);
        add(to, card, 1);
    }

    /// Moves all cards of a place and returns their number.
    int moveAll(int from, int to) {
        List<Integer> cards = list(from);
        cards.forEach(card -> move(card, from, to));
        return cards.size();
    }

    int draw(Rng random) {
        List<Integer> deck = list(DECK);
        return deck.get(random.below(deck.size()));
    }

    private void add(int place, int card, int change) {
        counts[place * VALUES + card - 1] += change;
    }
}
