package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import lucca.cli.board.BoardScene;
import lucca.engine.ViewFields;

/// A position of The Palaces of Carrara, read from its observation.
final class CarraraPositionView {
    static final int NOBODY = -1;
    static final int SECTIONS = 6;
    private static final List<String> NUMERALS = List.of("I", "II", "III", "IV", "V", "VI");

    private final ViewFields view;
    private final ViewFields turn;
    private final ViewFields data;

    private CarraraPositionView(ViewFields view, ViewFields data) {
        this.view = view;
        this.data = data;
        turn = view.at("turn");
    }

    static CarraraPositionView of(BoardScene boardScene) {
        return new CarraraPositionView(
                new ViewFields(boardScene.view()), new ViewFields(boardScene.data()));
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
        return turn.text("decision");
    }

    /// The seat in turn, or [#NOBODY].
    int inTurn() {
        return turn.number("seat", NOBODY);
    }

    int startSeat() {
        return turn.number("start", NOBODY);
    }

    int announcer() {
        return turn.number("announcer", NOBODY);
    }

    int lastBuilder() {
        return turn.number("lastBuilder", NOBODY);
    }

    boolean hasExpansion() {
        return data.has("tiles");
    }

    /// The blocks of each section.
    List<List<String>> wheel() {
        return view.textLists("wheel");
    }

    /// The number of blocks in the bag.
    int bag() {
        return view.number("bag");
    }

    int pile() {
        return view.number("pile");
    }

    /// The costs of the available buildings of a type, including those of cost 8.
    List<Integer> costs(CarraraBuildingType carraraBuildingType) {
        List<String> names = new ArrayList<>(view.texts("display"));
        names.addAll(view.texts("eights"));
        return names.stream()
                .map(CarraraBuildingView::named)
                .filter(carraraBuildingView -> carraraBuildingView.kind() == carraraBuildingType)
                .map(CarraraBuildingView::cost)
                .sorted()
                .toList();
    }

    boolean isForSale(CarraraBuildingType carraraBuildingType) {
        return view.texts("forSale").contains(carraraBuildingType.object());
    }

    int supply(CarraraBuildingType carraraBuildingType) {
        return (int)
                view.texts("supply").stream().filter(carraraBuildingType.object()::equals).count();
    }

    /// The tiles that no seat has.
    List<String> tiles() {
        return view.texts("tiles");
    }

    /// The value of a tile.
    CarraraCostValue tile(String word) {
        return CarraraCostValue.of(
                data.objects("tiles")
                        .filter(tile -> tile.text("tile").equals(word))
                        .findFirst()
                        .orElseThrow());
    }

    List<CarraraCityView> cities() {
        List<CarraraCityView> cities = new ArrayList<>();
        data.objects("cities").forEach(city -> cities.add(CarraraCityView.of(city, cities.size())));
        return cities;
    }

    List<CarraraSeatView> seats() {
        List<CarraraSeatView> houses = new ArrayList<>();
        view.objects("seats").forEach(seat -> houses.add(new CarraraSeatView(houses.size(), seat)));
        return houses;
    }

    Optional<CarraraSeatView> seatViewInTurn() {
        return inTurn() == NOBODY ? Optional.empty() : Optional.of(seats().get(inTurn()));
    }

    /// The seat that scored the city, or [#NOBODY].
    int scorer(CarraraCityView carraraCityView) {
        return seats().stream()
                .filter(
                        carraraSeatView ->
                                carraraSeatView.scored().contains(carraraCityView.word()))
                .mapToInt(CarraraSeatView::seat)
                .findFirst()
                .orElse(NOBODY);
    }

    /// The numbers of the known cards, by kind.
    Map<String, Integer> cards() {
        ViewFields cards = view.at("cards");
        Map<String, Integer> known = new TreeMap<>();
        CarraraCardText.KINDS.stream()
                .filter(cards::has)
                .forEach(kind -> known.put(kind, cards.number(kind)));
        return known;
    }

    /// Whether the seat in turn can pay for such a block by buying now, or in the current buy, as
    /// far as the viewer knows its coins. The wheel turns before a buy, unless the seat may buy
    /// `unturned`.
    boolean isPayable(BlockColour colour, int section, boolean unturned) {
        Optional<CarraraSeatView> house = seatViewInTurn().filter(CarraraSeatView::isOpen);
        if (house.isEmpty()) {
            return false;
        }
        boolean lies = colour.price(section) <= house.get().coins();
        boolean turned = colour.price((section + 1) % SECTIONS) <= house.get().coins();
        return switch (decision()) {
            case "take" -> lies;
            case "action" -> turned || lies && unturned;
            default -> false;
        };
    }
}
