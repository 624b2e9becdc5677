package lucca.testkit;

import java.util.List;
import lucca.engine.Move;

/// What can happen in the auction; cards have values from 1 to 4.
sealed interface AuctionMove extends Move {
    /// Stands for cards that a viewer may not know, however many.
    int UNSEEN = 0;

    /// A card is dealt (A1.2); a chance outcome.
    record Deal(int card) implements AuctionMove {}

    /// A seat bids these cards, maybe none (A2.1); their order does not matter.
    record Bid(List<Integer> cards) implements AuctionMove {
        public Bid {
            cards = cards.stream().sorted().toList();
        }
    }
}
