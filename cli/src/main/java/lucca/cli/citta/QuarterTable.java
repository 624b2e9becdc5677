package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;

/// The quarters of all seats, and of the City. Whoever thinks of a party finds its guests in one
/// column, one below the other.
final class QuarterTable {
    private static final List<CardColour> COLOURS = List.of(CardColour.values());

    /// What stands left of the columns takes so much with the names of those who lead a family.
    private static final int WIDE = 26;

    private static final int INDENT = 2;

    private final Scene scene;
    private final Town town;
    private final PalaceColumns columns;
    private final int all;

    QuarterTable(Scene scene, Town town) {
        this.scene = scene;
        this.town = town;
        columns = new PalaceColumns(scene, town);
        all = columns.width(COLOURS.size());
    }

    List<String> lines() {
        List<List<Tile>> margins = margins();
        List<Quarter> quarters =
                Stream.concat(town.quarters().stream(), town.city().stream()).toList();
        int widest = margins.stream().flatMap(List::stream).mapToInt(Tile::width).max().orElse(0);
        int left = Math.max(widest + 1, Math.min(scene.width() - all, WIDE));
        boolean beside = left + all <= scene.width();
        List<String> lines = new ArrayList<>();
        if (beside) {
            List<List<Tile>> heads = COLOURS.stream().map(columns::head).map(List::of).toList();
            lines.addAll(beside(List.of(), heads, left));
        }
        for (int i = 0; i < quarters.size(); i++) {
            Quarter quarter = quarters.get(i);
            List<Tile> margin = margins.get(i);
            lines.addAll(beside ? beside(margin, cells(quarter), left) : below(margin, quarter));
            lines.add("");
        }
        return lines;
    }

    private List<List<Tile>> margins() {
        QuarterMargin margin = new QuarterMargin(scene, town, WIDE + all <= scene.width());
        List<List<Tile>> margins = new ArrayList<>();
        for (Quarter quarter : town.quarters()) {
            margins.add(margin.ofSeat(margins.size(), quarter));
        }
        town.city().ifPresent(city -> margins.add(margin.ofCity(city)));
        return margins;
    }

    private List<List<Tile>> cells(Quarter quarter) {
        return COLOURS.stream().map(colour -> columns.cell(quarter, colour)).toList();
    }

    private List<String> beside(List<Tile> margin, List<List<Tile>> cells, int left) {
        List<String> rows = columns.rows(cells);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(margin.size(), rows.size()); i++) {
            Tile start = i < margin.size() ? margin.get(i) : Tile.of("");
            String end = i < rows.size() ? rows.get(i) : "";
            lines.add((start.padded(left) + end).stripTrailing());
        }
        return lines;
    }

    /// Where six columns do not fit beside the margin: only palaces that are there, each below the
    /// name of its colour.
    private List<String> below(List<Tile> margin, Quarter quarter) {
        List<List<Tile>> cells = new ArrayList<>();
        for (CardColour colour : quarter.colours()) {
            List<Tile> cell = new ArrayList<>(List.of(columns.head(colour)));
            cell.addAll(columns.cell(quarter, colour));
            cells.add(cell);
        }
        int each = COLOURS.size();
        while (each > 1 && INDENT + columns.width(each) > scene.width()) {
            each--;
        }
        List<String> lines = new ArrayList<>(margin.stream().map(Tile::text).toList());
        for (int from = 0; from < cells.size(); from += each) {
            columns.rows(cells.subList(from, Math.min(cells.size(), from + each)))
                    .forEach(row -> lines.add(" ".repeat(INDENT) + row));
        }
        return lines;
    }
}
