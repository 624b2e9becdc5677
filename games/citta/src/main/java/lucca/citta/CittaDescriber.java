package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Describer;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Observation;
import lucca.engine.Seat;
import org.jspecify.annotations.Nullable;

/// Describes Lucca Città in sentences. Hands are hidden, so a position only lists its triplets.
final class CittaDescriber implements Describer<CittaState, CittaMove> {
    private final Deck deck;

    CittaDescriber(Deck deck) {
        this.deck = deck;
    }

    @Override
    public List<Label> labels(Observation observation) {
        return new CittaLabels(deck, (CittaObservation) observation).all();
    }

    @Override
    public Message move(CittaMove move, CittaState before) {
        return switch (move) {
            case CittaMove.Deal deal -> deal(deal);
            case CittaMove.Triplets(List<List<Card>> triplets) -> triplets(triplets);
            case CittaMove.Keep(List<Card> cards) ->
                    cards.isEmpty()
                            ? Message.of("says.keep.hidden")
                            : Message.of("says.keep", cards(cards));
            case CittaMove.Open(Colour colour) -> Message.of("says.open", colour.title());
            case CittaMove.Take(int triplet) ->
                    Message.of("says.take", letter(triplet), cards(lying(triplet, before)));
            case CittaMove.Play(Card card, CardUse cardUse, Colour onto) ->
                    play(card, cardUse, onto);
            case CittaMove.ForCity(int triplet, Card card, Colour onto) ->
                    Message.of(
                            "says.city",
                            card(card),
                            letter(triplet),
                            palace(card, onto, "says.city.palace", "says.city.tower"));
        };
    }

    /// Colours and cards by their names, the City as `city`.
    @Override
    public List<Label> texts() {
        List<Label> texts = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            texts.add(new Label(colour.word(), colour.title()));
        }
        for (Card card : deck.cards()) {
            texts.add(new Label(card.name(), card(card)));
        }
        texts.add(new Label("city", Message.of("owner.city")));
        return texts;
    }

    private static Message deal(CittaMove.Deal deal) {
        Message dealt =
                deal.cards().isEmpty()
                        ? Message.of("says.deal.hidden", new Seat(deal.to()))
                        : Message.of("says.deal", new Seat(deal.to()), cards(deal.cards()));
        return deal.aside().isEmpty()
                ? dealt
                : Message.of("says.deal.aside", dealt, cards(deal.aside()));
    }

    private static Message triplets(List<List<Card>> triplets) {
        List<Message> laid = new ArrayList<>();
        for (List<Card> cards : triplets) {
            laid.add(Message.of("says.triplet", letter(laid.size()), cards(cards)));
        }
        return Message.of("says.triplets", laid);
    }

    private static Message play(Card card, CardUse cardUse, @Nullable Colour onto) {
        return switch (cardUse) {
            case PALACE -> Message.of("says.palace", card(card), colour(card, onto));
            case WALL -> Message.of("says.wall", card(card));
            case TOWER -> Message.of("says.tower", card(card));
            case DISCARD -> Message.of("says.discard", card(card));
        };
    }

    private static Message palace(Card card, @Nullable Colour onto, String key, String tower) {
        return card.is(Card.Kind.TOWER) ? Message.of(tower) : Message.of(key, colour(card, onto));
    }

    private static Message colour(Card card, @Nullable Colour onto) {
        Colour colour = onto == null ? card.colour() : onto;
        return colour == null ? Message.of("card.wild") : colour.title();
    }

    private static List<Card> lying(int triplet, CittaState state) {
        return new Names(state)
                .pile(Piles.triplet(triplet)).stream().map(state.deck::named).toList();
    }

    private static List<Message> cards(List<Card> cards) {
        return cards.stream().map(CittaDescriber::card).toList();
    }

    /// A card by colour and street number, for sentences.
    static Message card(Card card) {
        Colour colour = card.colour();
        return colour != null
                ? Message.of("card.palace", colour.title(), card.name())
                : card.is(Card.Kind.TOWER)
                        ? Message.of("card.tower", card.name())
                        : Message.of("card.wild.named", String.valueOf(card.number()));
    }

    private static String letter(int triplet) {
        return String.valueOf(CittaNotation.letter(triplet));
    }

    @Override
    public Message ending(CittaState over) {
        int winner = FinalScoring.winner(over);
        int level = 0;
        for (int score : over.scores) {
            level += score == over.scores[winner] ? 1 : 0;
        }
        return Message.of(
                level > 1 ? "ending.tied" : "ending.points",
                new Seat(winner),
                over.scores[winner],
                String.valueOf(over.deck.card(over.quarters.highest(winner)).number()));
    }
}
