package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.citta.CittaObservation;
import lucca.citta.Colour;
import lucca.cli.board.BoardScene;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;
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

    StyledText head(Colour colour) {
        return StyledText.of(words.text(colour.title()), CardColour.style(colour), styler);
    }

    /// The palaces of a colour in a quarter, line by line.
    List<StyledText> cell(CittaObservation.Quarter quarter, Colour colour) {
        List<StyledText> tiles = new ArrayList<>();
        of(colour, quarter.construction()).forEach(palace -> tiles.addAll(unfinished(palace)));
        of(colour, quarter.completed())
                .forEach(palace -> tiles.addAll(finished(palace, "completed", AnsiStyler.BOLD)));
        of(colour, quarter.opened())
                .forEach(palace -> tiles.addAll(finished(palace, "opened", AnsiStyler.FAINT)));
        return tiles.isEmpty() ? List.of(StyledText.of(".", AnsiStyler.FAINT, styler)) : tiles;
    }

    private static Stream<CittaObservation.Palace> of(
            Colour colour, List<CittaObservation.Palace> palaces) {
        return palaces.stream().filter(palace -> palace.colour().equals(colour.word()));
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

    private List<StyledText> unfinished(CittaObservation.Palace palace) {
        List<StyledText> tiles = new ArrayList<>();
        String signs = CittaCardView.signs(palace.windows(), palace.shields());
        int size = palace.cards().size();
        tiles.add(StyledText.of(words.text("citta.palace", size, position.palaceSize(), signs)));
        for (CittaCardView cittaCardView : position.cards(palace.cards().reversed())) {
            tiles.add(cittaCardView.tile(styler));
        }
        return tiles;
    }

    private List<StyledText> finished(CittaObservation.Palace palace, String side, String style) {
        return List.of(
                StyledText.of(words.text("label." + side), style, styler),
                StyledText.of(words.text("citta.shows", position.top(palace).number())));
    }
}
