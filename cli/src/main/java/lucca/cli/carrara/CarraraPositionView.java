package lucca.cli.carrara;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.carrara.CarraraObservation;
import lucca.carrara.City;
import lucca.carrara.Colour;
import lucca.carrara.Tile;
import lucca.carrara.Type;
import lucca.carrara.Value;
import lucca.cli.board.BoardScene;
import lucca.cli.board.JsonFields;
import org.jspecify.annotations.Nullable;

/// The viewer's view of The Palaces of Carrara and the printed facts of the game.
record CarraraPositionView(CarraraObservation observation, JsonFields data) {
    static final int SECTIONS = 6;
    private static final List<String> NUMERALS = List.of("I", "II", "III", "IV", "V", "VI");

    static CarraraPositionView of(BoardScene boardScene) {
        return new CarraraPositionView(
                (CarraraObservation) boardScene.observation(), new JsonFields(boardScene.data()));
    }

    /// The numeral of a section of the wheel, which is counted from 0.
    static String numeral(int section) {
        return NUMERALS.get(section);
    }

    /// The section with this numeral or number; empty if there is none.
    static Optional<Integer> section(String word) {
        return IntStream.range(0, SECTIONS)
                .filter(i -> word.equalsIgnoreCase(numeral(i)) || word.equals("" + (i + 1)))
                .boxed()
                .findFirst();
    }

    /// The decision that is due; empty at the end.
    String decision() {
        return Objects.requireNonNullElse(observation.turn().decision(), "");
    }

    boolean isInTurn(int seat) {
        return Objects.equals(observation.turn().seat(), seat);
    }

    boolean hasExpansion() {
        return data.has("tiles");
    }

    /// The costs of the available buildings of a type, including those of cost 8.
    List<Integer> costs(Type type) {
        return Stream.of(observation.display(), observation.eights())
                .flatMap(List::stream)
                .map(CarraraBuildingView::named)
                .filter(carraraBuildingView -> carraraBuildingView.kind() == type)
                .map(CarraraBuildingView::cost)
                .sorted()
                .toList();
    }

    boolean isForSale(Type type) {
        return observation.forSale().contains(type.object());
    }

    int supply(Type type) {
        return Collections.frequency(observation.supply(), type.object());
    }

    /// The value of a tile.
    static Value tile(String word) {
        return Objects.requireNonNull(Tile.named(word), word).value();
    }

    /// The seat that scored the city; empty if none has.
    OptionalInt scorer(City city) {
        return IntStream.range(0, observation.seats().size())
                .filter(seat -> observation.seats().get(seat).scored().contains(city.word()))
                .findFirst();
    }

    /// The numbers of the known cards, by kind.
    Map<String, Integer> cards() {
        CarraraObservation.OpenCards open = observation.cards();
        Map<String, Integer> known = new TreeMap<>();
        add(known, "top", open.top());
        add(known, "object", open.object());
        add(known, "building", open.building());
        add(known, "bonus", open.bonus());
        return known;
    }

    private static void add(Map<String, Integer> known, String kind, @Nullable Integer number) {
        if (number != null) {
            known.put(kind, number);
        }
    }

    /// Whether the seat in turn can pay for such a block by buying now, or in the current buy, as
    /// far as the viewer knows its coins. The wheel turns before a buy, unless the seat may buy
    /// `unturned`.
    boolean isPayable(Colour colour, int section, boolean unturned) {
        Integer seat = observation.turn().seat();
        Integer coins = seat == null ? null : observation.coins(seat);
        if (coins == null) {
            return false;
        }
        boolean lies = colour.price(section) <= coins;
        boolean turned = colour.price((section + 1) % SECTIONS) <= coins;
        return switch (decision()) {
            case "take" -> lies;
            case "action" -> turned || lies && unturned;
            default -> false;
        };
    }
}
