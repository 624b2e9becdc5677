package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Seat;

/// Describes the quarters and the table in words: every card that the viewer sees, triplets by
/// their letters, palaces as `seat0.red` or `city.red`, seats as `seat0`.
final class CittaLabels {
    private final Deck deck;
    private final CittaObservation view;
    private final List<Label> labels = new ArrayList<>();

    CittaLabels(Deck deck, CittaObservation view) {
        this.deck = deck;
        this.view = view;
    }

    List<Label> all() {
        List<List<String>> triplets = view.triplets();
        for (int i = 0; i < triplets.size(); i++) {
            triplet(String.valueOf(CittaNotation.letter(i)), triplets.get(i));
        }
        cards(view.pending(), Message.of("label.in.pending"));
        for (int seat = 0; seat < view.seats().size(); seat++) {
            seat(seat, view.seats().get(seat));
        }
        if (view.city() != null) {
            quarter("city", Message.of("owner.city"), view.city(), List.of());
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

    private void seat(int seat, CittaObservation.Seat quarter) {
        Seat owner = new Seat(seat);
        labels.add(
                new Label(
                        "seat" + seat,
                        Message.of(
                                "label.seat",
                                owner,
                                quarter.score(),
                                quarter.now(),
                                quarter.shields(),
                                quarter.walls().size(),
                                quarter.towers().size())));
        if (quarter.hand() != null) {
            cards(quarter.hand(), Message.of("label.in.hand", owner));
        }
        quarter("seat" + seat, owner, quarter, quarter.walls());
    }

    private void quarter(
            String name, Object owner, CittaObservation.Quarter quarter, List<String> walls) {
        palaces(name, owner, "construction", quarter.construction());
        palaces(name, owner, "completed", quarter.completed());
        palaces(name, owner, "opened", quarter.opened());
        cards(walls, Message.of("label.in.walls", owner));
        cards(quarter.towers(), Message.of("label.in.towers", owner));
    }

    private void palaces(
            String name, Object owner, String side, List<CittaObservation.Palace> palaces) {
        palaces.forEach(palace -> palace(name, owner, side, palace));
    }

    private void palace(String name, Object owner, String side, CittaObservation.Palace palace) {
        Colour colour = Objects.requireNonNull(Colour.named(palace.colour()));
        List<String> cards = palace.cards();
        Message says =
                Message.of(
                        "label.palace",
                        colour.title(),
                        owner,
                        Message.of("label." + side),
                        cards.size(),
                        palace.windows(),
                        palace.shields(),
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
