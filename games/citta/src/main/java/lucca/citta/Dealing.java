package lucca.citta;

import lucca.engine.MoveList;
import lucca.engine.Rng;

/// The chance outcomes: the cards that are dealt (C2.1) and laid (C2.2, C3.7), one card a step.
///
/// A dealt bastion is put aside and replaced, so in a shuffled deck any number of bastions may lie
/// among the next four palace cards. Their order carries no information: the bastions of a deal
/// come first, then the four palace cards. With `b` bastions and `n` palace cards, exactly `i`
/// bastions lie before the fourth palace card in C(i + 3, 3) × C(n − 4 + b − i, b − i) of the C(n +
/// b, b) arrangements. The weights of the steps are made of these numbers, so every deal is as
/// frequent as with real cards.
final class Dealing {
    private final CittaState state;
    private final Piles piles;
    private final Deck deck;

    Dealing(CittaState state) {
        this.state = state;
        piles = state.piles;
        deck = state.deck;
    }

    void list(MoveList out) {
        if (isDealing()) {
            out.addBits(piles.low(Piles.DECK), 0);
            long high = piles.high(Piles.DECK);
            out.addBits(mayPutAside() ? high : high & ~deck.towers, Long.SIZE);
        } else {
            piles.list(Piles.DECK, out);
        }
    }

    long weight(int card) {
        if (!isDealing() || !mayPutAside()) {
            return 1;
        }
        return deck.isTower(card) ? more() * palaceCards() : enough() * bastions();
    }

    int draw(Rng random) {
        if (isDealing()) {
            if (mayPutAside() && random.below(more() + enough()) < more()) {
                return Piles.select(
                        0, piles.high(Piles.DECK) & deck.towers, random.below(bastions()));
            }
            return palaceCard(random);
        }
        int cards = piles.size(Piles.DECK);
        return Piles.select(piles.low(Piles.DECK), piles.high(Piles.DECK), random.below(cards));
    }

    /// Draws a random card of the deck other than a tower.
    int palaceCard(Rng random) {
        return Piles.select(
                piles.low(Piles.DECK),
                piles.high(Piles.DECK) & ~deck.towers,
                random.below(palaceCards()));
    }

    private boolean isDealing() {
        return state.phase == Phase.DEAL;
    }

    private boolean mayPutAside() {
        return state.dealt % CittaRules.DEALT == 0 && bastions() > 0;
    }

    private int bastions() {
        return Long.bitCount(piles.high(Piles.DECK) & deck.towers);
    }

    private int palaceCards() {
        return piles.size(Piles.DECK) - bastions();
    }

    /// The number of arrangements with no more bastion in this deal.
    private long enough() {
        return arrangements(state.putAside);
    }

    /// The number of arrangements with at least one more.
    private long more() {
        long sum = 0;
        for (int i = state.putAside + 1; i <= state.putAside + bastions(); i++) {
            sum += arrangements(i);
        }
        return sum;
    }

    private long arrangements(int aside) {
        int later = state.putAside + bastions() - aside;
        int need = CittaRules.DEALT;
        return choose(aside + need - 1, need - 1) * choose(palaceCards() - need + later, later);
    }

    private static long choose(int n, int k) {
        long result = 1;
        for (int i = 1; i <= k; i++) {
            result = result * (n - k + i) / i;
        }
        return result;
    }
}
