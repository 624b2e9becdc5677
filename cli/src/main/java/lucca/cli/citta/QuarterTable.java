package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lucca.citta.CittaObservation;
import lucca.citta.Colour;
import lucca.cli.board.BoardScene;
import lucca.cli.text.StyledText;

/// The quarters of all seats, and of the City. The guests of a party are in one column.
final class QuarterTable {
    private static final List<Colour> COLOURS = List.of(Colour.values());

    /// The width of the margin with the names of the players.
    private static final int WIDE = 26;

    private static final int INDENT = 2;

    private final BoardScene boardScene;
    private final CittaPositionView position;
    private final PalaceColumns columns;
    private final int all;

    QuarterTable(BoardScene boardScene, CittaPositionView cittaPositionView) {
        this.boardScene = boardScene;
        this.position = cittaPositionView;
        columns = new PalaceColumns(boardScene, cittaPositionView);
        all = columns.width(COLOURS.size());
    }

    List<String> lines() {
        List<List<StyledText>> margins = margins();
        List<CittaObservation.Quarter> quarters = new ArrayList<>(position.observation().seats());
        if (position.observation().city() != null) {
            quarters.add(position.observation().city());
        }
        int widest =
                margins.stream().flatMap(List::stream).mapToInt(StyledText::width).max().orElse(0);
        int left = Math.max(widest + 1, Math.min(boardScene.width() - all, WIDE));
        boolean beside = left + all <= boardScene.width();
        List<String> lines = new ArrayList<>();
        if (beside) {
            List<List<StyledText>> heads =
                    COLOURS.stream().map(columns::head).map(List::of).toList();
            lines.addAll(beside(List.of(), heads, left));
        }
        for (int i = 0; i < quarters.size(); i++) {
            CittaObservation.Quarter quarter = quarters.get(i);
            List<StyledText> margin = margins.get(i);
            lines.addAll(beside ? beside(margin, cells(quarter), left) : below(margin, quarter));
            lines.add("");
        }
        return lines;
    }

    private List<List<StyledText>> margins() {
        QuarterMargin margin =
                new QuarterMargin(boardScene, position, WIDE + all <= boardScene.width());
        List<List<StyledText>> margins = new ArrayList<>();
        for (CittaObservation.Seat quarter : position.observation().seats()) {
            margins.add(margin.ofSeat(margins.size(), quarter));
        }
        if (position.observation().city() != null) {
            margins.add(margin.ofCity(position.observation().city()));
        }
        return margins;
    }

    private List<List<StyledText>> cells(CittaObservation.Quarter quarter) {
        return COLOURS.stream().map(colour -> columns.cell(quarter, colour)).toList();
    }

    private List<String> beside(List<StyledText> margin, List<List<StyledText>> cells, int left) {
        List<String> rows = columns.rows(cells);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < Math.max(margin.size(), rows.size()); i++) {
            StyledText start = i < margin.size() ? margin.get(i) : StyledText.of("");
            String end = i < rows.size() ? rows.get(i) : "";
            lines.add((start.padded(left) + end).stripTrailing());
        }
        return lines;
    }

    /// Where six columns do not fit beside the margin: only existing palaces, each below the name
    /// of its colour.
    private List<String> below(List<StyledText> margin, CittaObservation.Quarter quarter) {
        List<List<StyledText>> cells = new ArrayList<>();
        List<CittaObservation.Palace> palaces =
                Stream.of(quarter.construction(), quarter.completed(), quarter.opened())
                        .flatMap(List::stream)
                        .toList();
        for (Colour colour : COLOURS) {
            if (palaces.stream().anyMatch(palace -> palace.colour().equals(colour.word()))) {
                List<StyledText> cell = new ArrayList<>(List.of(columns.head(colour)));
                cell.addAll(columns.cell(quarter, colour));
                cells.add(cell);
            }
        }
        int each = COLOURS.size();
        while (each > 1 && INDENT + columns.width(each) > boardScene.width()) {
            each--;
        }
        List<String> lines = new ArrayList<>(margin.stream().map(StyledText::text).toList());
        for (int from = 0; from < cells.size(); from += each) {
            columns.rows(cells.subList(from, Math.min(cells.size(), from + each)))
                    .forEach(row -> lines.add(" ".repeat(INDENT) + row));
        }
        return lines;
    }
}
