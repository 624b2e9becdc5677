package lucca.citta;

import java.util.Comparator;
import java.util.List;
import lucca.engine.Move;
import org.jspecify.annotations.Nullable;

/// The moves and chance outcomes of Lucca Città.
public sealed interface CittaMove extends Move {
    /// A seat is dealt four cards, after any bastions drawn first were put aside (C2.1); a chance
    /// outcome. Empty lists stand for cards that the viewer may not know.
    record Deal(int to, List<Card> cards, List<Card> aside) implements CittaMove {
        public Deal {
            cards = List.copyOf(cards);
            aside = List.copyOf(aside);
        }
    }

    /// The triplets of a round are laid (C2.2, C3.7); a chance outcome.
    record Triplets(List<List<Card>> triplets) implements CittaMove {
        public Triplets {
            triplets = triplets.stream().map(List::copyOf).toList();
        }
    }

    /// The seat keeps two cards (C2.3), the lower one first. For two colours the order has no
    /// meaning. An empty list stands for cards that the viewer may not know.
    record Keep(List<Card> cards) implements CittaMove {
        public Keep {
            boolean ordered =
                    cards.stream().allMatch(card -> card.is(Card.Kind.PALACE))
                            && cards.stream().map(Card::colour).distinct().count() == cards.size();
            cards =
                    ordered
                            ? cards.stream().sorted(Comparator.comparingInt(Card::index)).toList()
                            : List.copyOf(cards);
        }
    }

    /// The seat opens its completed palace of that colour (C3.3).
    record Open(Colour colour) implements CittaMove {}

    /// The seat takes a triplet (C3.2).
    record Take(int triplet) implements CittaMove {}

    /// The seat plays a card (C3.4). A wild card used for a palace goes onto the palace of colour
    /// `onto` (C3.6).
    record Play(Card card, CardUse use, @Nullable Colour onto) implements CittaMove {}

    /// The seat lays a card into the City's area (C5.2). A wild card goes onto the City's palace of
    /// colour `onto`.
    record ForCity(int triplet, Card card, @Nullable Colour onto) implements CittaMove {}
}
