package lucca.testkit;

import java.util.List;
import java.util.stream.Collectors;
import lucca.engine.EventFields;
import lucca.engine.EventSchema;
import lucca.engine.EventSchema.Shape;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;

/// The notation of moves: `deal 3`, `bid 1 1 4`, and `bid` for an empty bid. Viewers that may not
/// know the cards get `deal ?` and `bid ?`.
class AuctionNotation implements Notation<AuctionMove> {
    @Override
    public EventSchema schema() {
        return EventSchema.of(Shape.chance("deal", "card"), Shape.decision("bid", "cards"));
    }

    @Override
    public String text(AuctionMove move) {
        return switch (move) {
            case AuctionMove.Deal deal -> "deal " + word(deal.card());
            case AuctionMove.Bid bid -> ("bid " + joined(bid)).strip();
        };
    }

    @Override
    public AuctionMove parse(String text) {
        List<String> words = List.of(text.strip().split("\\s+", -1));
        List<String> cards = words.subList(1, words.size());
        if (words.getFirst().equals("deal") && cards.size() == 1) {
            return new AuctionMove.Deal(card(cards.getFirst()));
        }
        if (words.getFirst().equals("bid")) {
            return new AuctionMove.Bid(cards.stream().map(AuctionNotation::card).toList());
        }
        throw new RefusedException(
                Refusal.format(Message.of("format.move", text, Message.of("moves.written"))));
    }

    @Override
    public Json.Obj json(AuctionMove move) {
        return switch (move) {
            case AuctionMove.Deal deal ->
                    Json.object(
                            "type",
                            "deal",
                            "card",
                            deal.card() == AuctionMove.UNSEEN ? null : deal.card());
            case AuctionMove.Bid bid -> Json.object("type", "bid", "cards", joined(bid));
        };
    }

    @Override
    public AuctionMove parse(EventFields eventFields) {
        return parse(
                eventFields.type().equals("deal")
                        ? "deal " + eventFields.number("card")
                        : "bid " + eventFields.text("cards"));
    }

    private static String joined(AuctionMove.Bid bid) {
        return bid.cards().stream().map(AuctionNotation::word).collect(Collectors.joining(" "));
    }

    private static String word(int card) {
        return card == AuctionMove.UNSEEN ? "?" : String.valueOf(card);
    }

    private static int card(String word) {
        if (!word.matches("[1-4]")) {
            throw new RefusedException(new Refusal("A1.1", Message.of("A1.1", word), null));
        }
        return Integer.parseInt(word);
    }
}
