package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import lucca.carrara.CarraraObservation;
import lucca.carrara.City;
import lucca.carrara.Colour;
import lucca.cli.board.BoardScene;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;
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
    private final List<CarraraObservation.Seat> seats;
    private final List<City> cities;
    private final IntFunction<String> names;
    private final CarraraSeatNotes notes;
    private final MessageCatalogue words;
    private final CarraraValueText values;

    /// `names` gives the name of a seat.
    CarraraSeatTable(
            BoardScene boardScene,
            CarraraPositionView carraraPositionView,
            IntFunction<String> names) {
        this.boardScene = boardScene;
        this.position = carraraPositionView;
        seats = carraraPositionView.observation().seats();
        cities = List.of(City.values());
        this.names = names;
        notes = new CarraraSeatNotes(boardScene, carraraPositionView);
        words = boardScene.words();
        values = new CarraraValueText(words);
    }

    List<String> lines() {
        boolean beside = LEFT + cities.size() * COLUMN <= boardScene.width();
        List<String> lines = new ArrayList<>(beside ? heads() : list());
        for (int seat = 0; seat < seats.size(); seat++) {
            lines.addAll(beside ? beside(seat) : below(seat));
            lines.addAll(notes.lines(seats.get(seat)));
            lines.add("");
        }
        return lines;
    }

    private List<String> heads() {
        return List.of(
                head("", city -> words.text(city.title())),
                head(words.text("carrara.city.accepts"), CarraraSeatTable::accepted),
                head(words.text("carrara.city.worth"), city -> values.full(city.value())),
                head(words.text("carrara.city.needs"), this::needed));
    }

    private String head(String label, Function<City, String> text) {
        List<StyledText> cells = cities.stream().map(text).map(StyledText::of).toList();
        return StyledText.of(label).padded(LEFT) + StyledText.row(cells, COLUMN).text();
    }

    /// The letters of the accepted colours.
    private static String accepted(City city) {
        return BlockColour.letters(city.accepted().stream().map(Colour::word).toList());
    }

    /// The number of buildings needed to score the city, or the seat that scored it.
    private String needed(City city) {
        OptionalInt scorer = position.scorer(city);
        return scorer.isPresent()
                ? words.text("carrara.city.scored", scorer.getAsInt() + 1)
                : words.text("carrara.city.needed", city.needed());
    }

    /// A line for each city, where space for columns is short.
    private List<String> list() {
        List<String> lines = new ArrayList<>();
        for (City city : cities) {
            lines.add(
                    String.format(
                            "%-" + COLUMN + "s%-8s%-" + COLUMN + "s%s",
                            words.text(city.title()),
                            accepted(city),
                            values.full(city.value()),
                            needed(city)));
        }
        lines.add("");
        return lines;
    }

    private List<StyledText> margin(int seat) {
        String name = names.apply(seat);
        int score = seats.get(seat).score();
        Integer now = seats.get(seat).now();
        String points =
                now != null && !position.decision().isEmpty()
                        ? words.text("carrara.points.now", score, now)
                        : words.text("carrara.points", score);
        return List.of(
                position.isInTurn(seat)
                        ? StyledText.of("> " + name, AnsiStyler.BOLD, boardScene.styler())
                        : StyledText.of("  " + name),
                StyledText.of("  " + points));
    }

    private List<String> beside(int seat) {
        List<StyledText> margin = margin(seat);
        List<List<String>> columns = cities.stream().map(city -> cell(seat, city)).toList();
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
    private List<String> cell(int seat, City city) {
        List<String> lines = new ArrayList<>();
        if (seats.get(seat).tiles().contains(city.word())) {
            lines.add(values.brief(CarraraPositionView.tile(city.word())));
        }
        List<String> codes =
                seats.get(seat).buildings().getOrDefault(city.word(), List.of()).stream()
                        .map(name -> CarraraBuildingView.named(name).code())
                        .toList();
        for (int i = 0; i < codes.size(); i += ABREAST) {
            lines.add(String.join(" ", codes.subList(i, Math.min(codes.size(), i + ABREAST))));
        }
        return lines.isEmpty() ? List.of(".") : lines;
    }

    private List<String> below(int seat) {
        List<String> lines = new ArrayList<>(margin(seat).stream().map(StyledText::text).toList());
        for (City city : cities) {
            if (!cell(seat, city).equals(List.of("."))) {
                List<StyledText> own = cell(seat, city).stream().map(StyledText::of).toList();
                String head = words.text("carrara.city.own", words.text(city.title()));
                lines.addAll(StyledText.lines("  " + head, own, 0, boardScene.width()));
            }
        }
        return lines;
    }
}
