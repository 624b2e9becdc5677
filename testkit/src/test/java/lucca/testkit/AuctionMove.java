package lucca.testkit;

import java.util.List;
import lucca.engine.Move;

/// The moves of the auction. Cards have values from 1 to 4.
sealed interface AuctionMove extends Move {
    /// Replaces the cards that a viewer may not know. One of it stands for any number of cards.
    int UNSEEN = 0;

    /// A chance outcome: a card is dealt (A1.2).
    record Deal(int card) implements AuctionMove {}

    /// A seat bids these cards, possibly none (A2.1). Their order does not matter.
    record Bid(List<Integer> cards) implements AuctionMove {
        public Bid {
            cards = cards.stream().sorted().toList();
        }
    }
}
