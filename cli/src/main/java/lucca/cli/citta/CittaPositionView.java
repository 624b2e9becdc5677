package lucca.cli.citta;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import lucca.cli.board.BoardScene;
import lucca.engine.ViewFields;

/// A position of Lucca Città, read from its observation.
final class CittaPositionView {
    private static final int NOBODY = -1;

    private final ViewFields view;
    private final ViewFields data;
    private final Map<String, CittaCardView> deck = new LinkedHashMap<>();

    private CittaPositionView(ViewFields view, ViewFields data) {
        this.view = view;
        this.data = data;
        ViewFields cards = data.at("cards");
        cards.object()
                .members()
                .keySet()
                .forEach(name -> deck.put(name, CittaCardView.of(name, cards.at(name))));
    }

    static CittaPositionView of(BoardScene boardScene) {
        return new CittaPositionView(
                new ViewFields(boardScene.view()), new ViewFields(boardScene.data()));
    }

    /// All cards of the game by name.
    Map<String, CittaCardView> deck() {
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

    /// The decision that is due; empty at the end.
    String decision() {
        return view.at("turn").text("decision");
    }

    /// The seat in turn, or a negative number if there is none.
    int inTurn() {
        return view.at("turn").number("seat", NOBODY);
    }

    /// The order of play; empty until it is determined.
    List<Integer> order() {
        return view.numbers("order");
    }

    /// The triplets in order, without the cards that have been taken.
    List<List<CittaCardView>> triplets() {
        return view.textLists("triplets").stream().map(this::cards).toList();
    }

    /// The letter of a triplet, which is counted from 0.
    static String letter(int triplet) {
        return String.valueOf((char) ('A' + triplet));
    }

    /// The cards that the seat in turn still has to play.
    List<CittaCardView> pending() {
        return cards(view.texts("pending"));
    }

    List<CittaCardView> discards() {
        return cards(view.texts("discards"));
    }

    /// The towers that have been set aside from the deck.
    List<CittaCardView> aside() {
        return cards(view.texts("aside"));
    }

    /// The cards that the viewer has not seen.
    List<CittaCardView> unseen() {
        return cards(view.texts("unseen"));
    }

    List<CittaQuarterView> quarters() {
        return view.objects("seats").map(this::quarter).toList();
    }

    /// The quarter of the seat in turn.
    Optional<CittaQuarterView> quarterInTurn() {
        return inTurn() == NOBODY ? Optional.empty() : Optional.of(quarters().get(inTurn()));
    }

    Optional<CittaQuarterView> city() {
        return view.has("city") ? Optional.of(quarter(view.at("city"))) : Optional.empty();
    }

    /// Whether all seats still hold their first cards.
    boolean isBeforeReveal() {
        return view.objects("seats").anyMatch(seat -> seat.has("cards"));
    }

    List<CittaCardView> cards(List<String> names) {
        return names.stream().map(this::card).toList();
    }

    private CittaCardView card(String name) {
        return Objects.requireNonNull(deck.get(name), name);
    }

    private CittaQuarterView quarter(ViewFields seat) {
        List<CittaPalaceView> palaces = new ArrayList<>();
        for (CittaPalaceView.Side side : CittaPalaceView.Side.values()) {
            palaces(seat, side).forEach(palaces::add);
        }
        return new CittaQuarterView(
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

    private Stream<CittaPalaceView> palaces(ViewFields seat, CittaPalaceView.Side side) {
        return seat.objects(side.word())
                .map(
                        palace ->
                                new CittaPalaceView(
                                        side,
                                        CardColour.named(palace.text("colour")).orElseThrow(),
                                        cards(palace.texts("cards")),
                                        palace.number("windows"),
                                        palace.number("shields")));
    }
}
