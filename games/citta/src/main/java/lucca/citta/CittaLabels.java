package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.ViewFields;

/// Describes the quarters and the table in words: every card that the viewer sees, triplets by
/// their letters, palaces as `seat0.red` or `city.red`, seats as `seat0`.
final class CittaLabels {
    private static final List<String> SIDES = List.of("construction", "completed", "opened");

    private final Deck deck;
    private final ViewFields view;
    private final List<Label> labels = new ArrayList<>();

    CittaLabels(Deck deck, ViewFields view) {
        this.deck = deck;
        this.view = view;
    }

    List<Label> all() {
        List<List<String>> triplets = view.textLists("triplets");
        for (int i = 0; i < triplets.size(); i++) {
            triplet(String.valueOf(CittaNotation.letter(i)), triplets.get(i));
        }
        cards(view.texts("pending"), Message.of("label.in.pending"));
        List<ViewFields> seats = view.objects("seats").toList();
        for (int seat = 0; seat < seats.size(); seat++) {
            seat(seat, seats.get(seat));
        }
        if (view.has("city")) {
            quarter("city", Message.of("owner.city"), view.at("city"));
        }
        return labels;
    }

    private void triplet(String letter, List<String> cards) {
        labels.add(
                new Label(
                        letter,
                        cards.isEmpty()
                                ? Message.of("label.triplet.taken", letter)
                                : Message.of("label.triplet", letter, named(cards))));
        cards(cards, Message.of("label.in.triplet", letter));
    }

    private void seat(int seat, ViewFields quarter) {
        Message owner = Message.of("owner.seat", seat + 1);
        labels.add(
                new Label(
                        "seat" + seat,
                        Message.of(
                                "label.seat",
                                seat + 1,
                                quarter.number("score"),
                                quarter.number("now"),
                                quarter.number("shields"),
                                quarter.list("walls").size(),
                                quarter.list("towers").size())));
        cards(quarter.texts("hand"), Message.of("label.in.hand", owner));
        quarter("seat" + seat, owner, quarter);
    }

    private void quarter(String name, Message owner, ViewFields quarter) {
        for (String side : SIDES) {
            quarter.objects(side).forEach(palace -> palace(name, owner, side, palace));
        }
        cards(quarter.texts("walls"), Message.of("label.in.walls", owner));
        cards(quarter.texts("towers"), Message.of("label.in.towers", owner));
    }

    private void palace(String name, Message owner, String side, ViewFields palace) {
        Colour colour = Objects.requireNonNull(Colour.named(palace.text("colour")));
        List<String> cards = palace.texts("cards");
        Message says =
                Message.of(
                        "label.palace",
                        colour.title(),
                        owner,
                        Message.of("label." + side),
                        cards.size(),
                        palace.number("windows"),
                        palace.number("shields"),
                        String.valueOf(deck.named(cards.getLast()).number()));
        labels.add(new Label(free(name + "." + colour.word()), says));
        cards(cards, Message.of("label.in.palace", colour.title(), owner));
    }

    /// A free label for one of the City's palaces. It may have several of a colour: the later ones
    /// have a number.
    private String free(String name) {
        long before = labels.stream().filter(label -> label.target().startsWith(name)).count();
        return before == 0 ? name : name + (before + 1);
    }

    private void cards(List<String> names, Message place) {
        for (String name : names) {
            Card card = deck.named(name);
            Message says =
                    card.is(Card.Kind.TOWER)
                            ? Message.of("label.card.tower", CittaDescriber.card(card), place)
                            : Message.of(
                                    "label.card",
                                    CittaDescriber.card(card),
                                    card.windows(),
                                    card.shields(),
                                    place);
            labels.add(new Label(name, says));
        }
    }

    private List<Message> named(List<String> names) {
        return names.stream().map(deck::named).map(CittaDescriber::card).toList();
    }
}
