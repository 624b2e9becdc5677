package lucca.cli.citta;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import lucca.cli.board.Scene;
import lucca.engine.Members;

/// A position of Lucca Città as its observation tells it.
final class Town {
    private static final int NOBODY = -1;

    private final Members view;
    private final Members data;
    private final Map<String, Card> deck = new LinkedHashMap<>();

    private Town(Members view, Members data) {
        this.view = view;
        this.data = data;
        Members cards = data.at("cards");
        cards.object()
                .members()
                .keySet()
                .forEach(name -> deck.put(name, Card.of(name, cards.at(name))));
    }

    static Town of(Scene scene) {
        return new Town(new Members(scene.view()), new Members(scene.data()));
    }

    /// All cards of the game by name.
    Map<String, Card> deck() {
        return deck;
    }

    int palaceSize() {
        return data.number("palaceSize");
    }

    int rounds() {
        return data.number("rounds");
    }

    int round() {
        return view.number("round");
    }

    /// What is due; empty at the end.
    String decision() {
        return view.at("turn").text("decision");
    }

    /// The seat in turn, or a negative number while none is.
    int inTurn() {
        return view.at("turn").number("seat", NOBODY);
    }

    /// The order of play; empty as long as there is none.
    List<Integer> order() {
        return view.numbers("order");
    }

    /// The triplets as laid, without cards where they are taken.
    List<List<Card>> triplets() {
        return view.textLists("triplets").stream().map(this::cards).toList();
    }

    /// The letter of a triplet, which is counted from 0.
    static String letter(int triplet) {
        return String.valueOf((char) ('A' + triplet));
    }

    /// What the seat in turn has still to play.
    List<Card> pending() {
        return cards(view.texts("pending"));
    }

    List<Card> discards() {
        return cards(view.texts("discards"));
    }

    /// Towers that are out of the deck.
    List<Card> aside() {
        return cards(view.texts("aside"));
    }

    /// The cards that the viewer has not seen.
    List<Card> unseen() {
        return cards(view.texts("unseen"));
    }

    List<Quarter> quarters() {
        return view.objects("seats").map(this::quarter).toList();
    }

    /// The quarter of the seat in turn.
    Optional<Quarter> quarterInTurn() {
        return inTurn() == NOBODY ? Optional.empty() : Optional.of(quarters().get(inTurn()));
    }

    Optional<Quarter> city() {
        return view.has("city") ? Optional.of(quarter(view.at("city"))) : Optional.empty();
    }

    /// Whether all have still their first cards in hand.
    boolean isBeforeReveal() {
        return view.objects("seats").anyMatch(seat -> seat.has("cards"));
    }

    List<Card> cards(List<String> names) {
        return names.stream().map(this::card).toList();
    }

    private Card card(String name) {
        return Objects.requireNonNull(deck.get(name), name);
    }

    private Quarter quarter(Members seat) {
        List<Palace> palaces = new ArrayList<>();
        for (Palace.Side side : Palace.Side.values()) {
            palaces(seat, side).forEach(palaces::add);
        }
        return new Quarter(
                seat.number("score", 0),
                seat.number("now", 0),
                seat.number("shields", 0),
                palaces,
                cards(seat.texts("walls")),
                cards(seat.texts("towers")),
                seat.number("cards", 0),
                seat.isTrue("decided"),
                cards(seat.texts("hand")));
    }

    private Stream<Palace> palaces(Members seat, Palace.Side side) {
        return seat.objects(side.word())
                .map(
                        palace ->
                                new Palace(
                                        side,
                                        CardColour.named(palace.text("colour")).orElseThrow(),
                                        cards(palace.texts("cards")),
                                        palace.number("windows"),
                                        palace.number("shields")));
    }
}
