package lucca.cli.citta;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import lucca.cli.board.AnsiStyler;
import lucca.cli.board.BoardScene;
import lucca.cli.board.StyledText;
import lucca.engine.MessageCatalogue;

/// The columns of palaces, one for each colour, with the top card on top.
final class PalaceColumns {
    /// A column fits the word for a completed palace, and a blank.
    private static final int NARROWEST = 10;

    private static final int GAP = 2;

    private final CittaPositionView position;
    private final MessageCatalogue words;
    private final AnsiStyler styler;
    private final int width;

    PalaceColumns(BoardScene boardScene, CittaPositionView cittaPositionView) {
        this.position = cittaPositionView;
        words = boardScene.words();
        styler = boardScene.styler();
        int widest =
                cittaPositionView.deck().values().stream()
                        .mapToInt(cittaCardView -> cittaCardView.tile(styler).width())
                        .max()
                        .orElse(0);
        width = Math.max(NARROWEST, widest + GAP);
    }

    /// The terminal width of this many columns; the last one needs no blank after it.
    int width(int count) {
        return count * width - 1;
    }

    StyledText head(CardColour colour) {
        return StyledText.of(words.text("colour." + colour.word()), colour.style(), styler);
    }

    /// The palaces of a colour in a quarter, line by line.
    List<StyledText> cell(CittaQuarterView cittaQuarterView, CardColour colour) {
        List<CittaPalaceView> palaces = cittaQuarterView.palaces(colour);
        return palaces.isEmpty()
                ? List.of(StyledText.of(".", AnsiStyler.FAINT, styler))
                : palaces.stream().map(this::palace).flatMap(List::stream).toList();
    }

    /// Joins cells side by side.
    List<String> rows(List<List<StyledText>> cells) {
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, height).mapToObj(row -> row(cells, row)).toList();
    }

    private String row(List<List<StyledText>> cells, int row) {
        List<StyledText> tiles =
                cells.stream()
                        .map(cell -> row < cell.size() ? cell.get(row) : StyledText.of(""))
                        .toList();
        return StyledText.row(tiles, width).text().stripTrailing();
    }

    private List<StyledText> palace(CittaPalaceView cittaPalaceView) {
        List<StyledText> tiles = new ArrayList<>();
        if (cittaPalaceView.isUnderConstruction()) {
            String signs =
                    CittaCardView.signs(cittaPalaceView.windows(), cittaPalaceView.shields());
            int size = cittaPalaceView.cards().size();
            tiles.add(
                    StyledText.of(words.text("citta.palace", size, position.palaceSize(), signs)));
            List<CittaCardView> topFirst = new ArrayList<>(cittaPalaceView.cards());
            Collections.reverse(topFirst);
            topFirst.forEach(cittaCardView -> tiles.add(cittaCardView.tile(styler)));
        } else {
            String style =
                    cittaPalaceView.side() == CittaPalaceView.Side.OPENED
                            ? AnsiStyler.FAINT
                            : AnsiStyler.BOLD;
            tiles.add(
                    StyledText.of(
                            words.text("citta.side." + cittaPalaceView.side().word()),
                            style,
                            styler));
            tiles.add(StyledText.of(words.text("citta.shows", cittaPalaceView.top().number())));
        }
        return tiles;
    }
}
