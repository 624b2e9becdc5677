package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import lucca.cli.board.AnsiStyler;
import lucca.cli.board.BoardScene;
import lucca.cli.board.StyledText;
import lucca.engine.MessageCatalogue;

/// The boards of all seats: the values of the cities, then the buildings of each seat in columns of
/// cities, with notes below.
final class CarraraSeatTable {
    private static final int COLUMN = 10;
    private static final int LEFT = 20;

    /// The number of buildings side by side in a city.
    private static final int ABREAST = 2;

    private final BoardScene boardScene;
    private final CarraraPositionView position;
    private final List<CarraraCityView> cities;
    private final IntFunction<String> names;
    private final CarraraSeatNotes notes;
    private final MessageCatalogue words;

    /// `names` gives the name of a seat.
    CarraraSeatTable(
            BoardScene boardScene,
            CarraraPositionView carraraPositionView,
            IntFunction<String> names) {
        this.boardScene = boardScene;
        this.position = carraraPositionView;
        cities = carraraPositionView.cities();
        this.names = names;
        notes = new CarraraSeatNotes(boardScene, carraraPositionView);
        words = boardScene.words();
    }

    List<String> lines() {
        boolean beside = LEFT + cities.size() * COLUMN <= boardScene.width();
        List<String> lines = new ArrayList<>(beside ? heads() : list());
        for (CarraraSeatView carraraSeatView : position.seats()) {
            lines.addAll(beside ? beside(carraraSeatView) : below(carraraSeatView));
            lines.addAll(notes.lines(carraraSeatView));
            lines.add("");
        }
        return lines;
    }

    private List<String> heads() {
        return List.of(
                head("", carraraCityView -> carraraCityView.title(words)),
                head(words.text("carrara.city.accepts"), CarraraCityView::accepted),
                head(
                        words.text("carrara.city.worth"),
                        carraraCityView -> carraraCityView.worth().text(words)),
                head(words.text("carrara.city.needs"), this::needed));
    }

    private String head(String label, Function<CarraraCityView, String> text) {
        List<StyledText> cells = cities.stream().map(text).map(StyledText::of).toList();
        return StyledText.of(label).padded(LEFT) + StyledText.row(cells, COLUMN).text();
    }

    /// The number of buildings needed to score the city, or the seat that scored it.
    private String needed(CarraraCityView carraraCityView) {
        int scorer = position.scorer(carraraCityView);
        return scorer == CarraraPositionView.NOBODY
                ? words.text("carrara.city.needed", carraraCityView.needed())
                : words.text("carrara.city.scored", scorer + 1);
    }

    /// A line for each city, where space for columns is short.
    private List<String> list() {
        List<String> lines = new ArrayList<>();
        for (CarraraCityView carraraCityView : cities) {
            lines.add(
                    String.format(
                            "%-" + COLUMN + "s%-8s%-" + COLUMN + "s%s",
                            carraraCityView.title(words),
                            carraraCityView.accepted(),
                            carraraCityView.worth().text(words),
                            needed(carraraCityView)));
        }
        lines.add("");
        return lines;
    }

    private List<StyledText> margin(CarraraSeatView carraraSeatView) {
        boolean inTurn = carraraSeatView.seat() == position.inTurn();
        String name = names.apply(carraraSeatView.seat());
        String points =
                carraraSeatView.now().isPresent() && !position.decision().isEmpty()
                        ? words.text(
                                "carrara.points.now",
                                carraraSeatView.score(),
                                carraraSeatView.now().getAsInt())
                        : words.text("carrara.points", carraraSeatView.score());
        return List.of(
                inTurn
                        ? StyledText.of("> " + name, AnsiStyler.BOLD, boardScene.styler())
                        : StyledText.of("  " + name),
                StyledText.of("  " + points));
    }

    private List<String> beside(CarraraSeatView carraraSeatView) {
        List<StyledText> margin = margin(carraraSeatView);
        List<List<String>> columns =
                cities.stream()
                        .map(carraraCityView -> cell(carraraSeatView, carraraCityView))
                        .toList();
        int height = columns.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(margin.size(), height); i++) {
            int line = i;
            List<StyledText> cells =
                    columns.stream()
                            .map(column -> line < column.size() ? column.get(line) : "")
                            .map(StyledText::of)
                            .toList();
            StyledText left = i < margin.size() ? margin.get(i) : StyledText.of("");
            lines.add((left.padded(LEFT) + StyledText.row(cells, COLUMN).text()).stripTrailing());
        }
        return lines;
    }

    /// The buildings from top to bottom, then the effect of the seat's tile on the city.
    private List<String> cell(CarraraSeatView carraraSeatView, CarraraCityView carraraCityView) {
        List<String> lines = new ArrayList<>();
        if (carraraSeatView.tiles().contains(carraraCityView.word())) {
            lines.add(position.tile(carraraCityView.word()).shortText(words));
        }
        List<String> codes =
                carraraSeatView.buildings(carraraCityView).stream()
                        .map(CarraraBuildingView::code)
                        .toList();
        for (int i = 0; i < codes.size(); i += ABREAST) {
            lines.add(String.join(" ", codes.subList(i, Math.min(codes.size(), i + ABREAST))));
        }
        return lines.isEmpty() ? List.of(".") : lines;
    }

    private List<String> below(CarraraSeatView carraraSeatView) {
        List<String> lines =
                new ArrayList<>(margin(carraraSeatView).stream().map(StyledText::text).toList());
        for (CarraraCityView carraraCityView : cities) {
            if (!cell(carraraSeatView, carraraCityView).equals(List.of("."))) {
                List<StyledText> own =
                        cell(carraraSeatView, carraraCityView).stream()
                                .map(StyledText::of)
                                .toList();
                String head = words.text("carrara.city.own", carraraCityView.title(words));
                lines.addAll(StyledText.lines("  " + head, own, 0, boardScene.width()));
            }
        }
        return lines;
    }
}
