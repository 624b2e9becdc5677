package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lucca.cli.board.BoardScene;
import lucca.cli.board.StyledText;

/// The quarters of all seats, and of the City. The guests of a party are in one column.
final class QuarterTable {
    private static final List<CardColour> COLOURS = List.of(CardColour.values());

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
        List<CittaQuarterView> quarters =
                Stream.concat(position.quarters().stream(), position.city().stream()).toList();
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
            CittaQuarterView cittaQuarterView = quarters.get(i);
            List<StyledText> margin = margins.get(i);
            lines.addAll(
                    beside
                            ? beside(margin, cells(cittaQuarterView), left)
                            : below(margin, cittaQuarterView));
            lines.add("");
        }
        return lines;
    }

    private List<List<StyledText>> margins() {
        QuarterMargin margin =
                new QuarterMargin(boardScene, position, WIDE + all <= boardScene.width());
        List<List<StyledText>> margins = new ArrayList<>();
        for (CittaQuarterView cittaQuarterView : position.quarters()) {
            margins.add(margin.ofSeat(margins.size(), cittaQuarterView));
        }
        position.city().ifPresent(city -> margins.add(margin.ofCity(city)));
        return margins;
    }

    private List<List<StyledText>> cells(CittaQuarterView cittaQuarterView) {
        return COLOURS.stream().map(colour -> columns.cell(cittaQuarterView, colour)).toList();
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
    private List<String> below(List<StyledText> margin, CittaQuarterView cittaQuarterView) {
        List<List<StyledText>> cells = new ArrayList<>();
        for (CardColour colour : cittaQuarterView.colours()) {
            List<StyledText> cell = new ArrayList<>(List.of(columns.head(colour)));
            cell.addAll(columns.cell(cittaQuarterView, colour));
            cells.add(cell);
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
