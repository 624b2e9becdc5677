package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import lucca.cli.board.Ink;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;
import lucca.engine.Catalogue;

/// The boards of all seats: what the cities are worth, then the buildings of each seat in columns
/// of cities, and below them what else is known of it.
final class HouseTable {
    private static final int COLUMN = 10;
    private static final int LEFT = 20;

    /// So many buildings stand beside each other in a city.
    private static final int ABREAST = 2;

    private final Scene scene;
    private final Table table;
    private final List<City> cities;
    private final IntFunction<String> names;
    private final HouseNotes notes;
    private final Catalogue words;

    /// `names` tells who sits there.
    HouseTable(Scene scene, Table table, IntFunction<String> names) {
        this.scene = scene;
        this.table = table;
        cities = table.cities();
        this.names = names;
        notes = new HouseNotes(scene, table);
        words = scene.words();
    }

    List<String> lines() {
        boolean beside = LEFT + cities.size() * COLUMN <= scene.width();
        List<String> lines = new ArrayList<>(beside ? heads() : list());
        for (House house : table.houses()) {
            lines.addAll(beside ? beside(house) : below(house));
            lines.addAll(notes.lines(house));
            lines.add("");
        }
        return lines;
    }

    private List<String> heads() {
        return List.of(
                head("", city -> city.title(words)),
                head(words.text("carrara.city.accepts"), City::accepted),
                head(words.text("carrara.city.worth"), city -> city.worth().text(words)),
                head(words.text("carrara.city.needs"), this::needed));
    }

    private String head(String label, Function<City, String> text) {
        List<Tile> cells = cities.stream().map(text).map(Tile::of).toList();
        return Tile.of(label).padded(LEFT) + Tile.row(cells, COLUMN).text();
    }

    /// How many buildings it takes to score the city, or who has.
    private String needed(City city) {
        int scorer = table.scorer(city);
        return scorer == Table.NOBODY
                ? words.text("carrara.city.needed", city.needed())
                : words.text("carrara.city.scored", scorer + 1);
    }

    /// A line for each city, where there is no room for columns.
    private List<String> list() {
        List<String> lines = new ArrayList<>();
        for (City city : cities) {
            lines.add(
                    String.format(
                            "%-" + COLUMN + "s%-8s%-" + COLUMN + "s%s",
                            city.title(words),
                            city.accepted(),
                            city.worth().text(words),
                            needed(city)));
        }
        lines.add("");
        return lines;
    }

    private List<Tile> margin(House house) {
        boolean inTurn = house.seat() == table.inTurn();
        String name = names.apply(house.seat());
        String points =
                house.now().isPresent() && !table.decision().isEmpty()
                        ? words.text("carrara.points.now", house.score(), house.now().getAsInt())
                        : words.text("carrara.points", house.score());
        return List.of(
                inTurn ? Tile.of("> " + name, Ink.BOLD, scene.ink()) : Tile.of("  " + name),
                Tile.of("  " + points));
    }

    private List<String> beside(House house) {
        List<Tile> margin = margin(house);
        List<List<String>> columns = cities.stream().map(city -> cell(house, city)).toList();
        int height = columns.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(margin.size(), height); i++) {
            int line = i;
            List<Tile> cells =
                    columns.stream()
                            .map(column -> line < column.size() ? column.get(line) : "")
                            .map(Tile::of)
                            .toList();
            Tile left = i < margin.size() ? margin.get(i) : Tile.of("");
            lines.add((left.padded(LEFT) + Tile.row(cells, COLUMN).text()).stripTrailing());
        }
        return lines;
    }

    /// Buildings from above, below what the seat's tile makes of the city.
    private List<String> cell(House house, City city) {
        List<String> lines = new ArrayList<>();
        if (house.tiles().contains(city.word())) {
            lines.add(table.tile(city.word()).shortly(words));
        }
        List<String> codes = house.buildings(city).stream().map(Building::code).toList();
        for (int i = 0; i < codes.size(); i += ABREAST) {
            lines.add(String.join(" ", codes.subList(i, Math.min(codes.size(), i + ABREAST))));
        }
        return lines.isEmpty() ? List.of(".") : lines;
    }

    private List<String> below(House house) {
        List<String> lines = new ArrayList<>(margin(house).stream().map(Tile::text).toList());
        for (City city : cities) {
            if (!cell(house, city).equals(List.of("."))) {
                List<Tile> own = cell(house, city).stream().map(Tile::of).toList();
                String head = words.text("carrara.city.own", city.title(words));
                lines.addAll(Tile.lines("  " + head, own, 0, scene.width()));
            }
        }
        return lines;
    }
}
