package lucca.cli.citta;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import lucca.citta.CittaObservation;
import lucca.cli.board.BoardScene;
import lucca.cli.board.JsonFields;

/// The viewer's view of Lucca Città and the printed facts of the game.
/// @param deck all cards by name
record CittaPositionView(
        CittaObservation observation, Map<String, CittaCardView> deck, int palaceSize, int rounds) {
    static CittaPositionView of(BoardScene boardScene) {
        JsonFields data = new JsonFields(boardScene.data());
        JsonFields cards = data.at("cards");
        Map<String, CittaCardView> deck = new LinkedHashMap<>();
        cards.object()
                .members()
                .keySet()
                .forEach(name -> deck.put(name, CittaCardView.of(name, cards.at(name))));
        return new CittaPositionView(
                (CittaObservation) boardScene.observation(),
                deck,
                data.number("palaceSize"),
                data.number("rounds"));
    }

    /// The decision that is due; empty at the end.
    String decision() {
        return Objects.requireNonNullElse(observation.turn().decision(), "");
    }

    boolean isInTurn(int seat) {
        return Objects.equals(observation.turn().seat(), seat);
    }

    /// The quarter of the seat in turn.
    Optional<CittaObservation.Seat> quarterInTurn() {
        return Optional.ofNullable(observation.turn().seat()).map(observation.seats()::get);
    }

    /// The order of play; empty until it is determined.
    List<Integer> order() {
        return Objects.requireNonNullElse(observation.order(), List.of());
    }

    /// The letter of a triplet, which is counted from 0.
    static String letter(int triplet) {
        return String.valueOf((char) ('A' + triplet));
    }

    List<CittaCardView> cards(List<String> names) {
        return names.stream().map(this::card).toList();
    }

    /// The card that shows the number of a palace.
    CittaCardView top(CittaObservation.Palace palace) {
        return card(palace.cards().getLast());
    }

    private CittaCardView card(String name) {
        return Objects.requireNonNull(deck.get(name), name);
    }
}
