package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.carrara.Colour;
import lucca.cli.board.BoardScene;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;
import lucca.engine.MessageCatalogue;

/// The wheel: a row for each section, a column for each colour, with the price and the blocks
/// there.
final class CarraraWheelTable {
    private static final int HEAD = 5;
    private static final int COLUMN = 7;

    /// Up to this number, blocks of a colour are drawn one by one.
    private static final int FEW = 3;

    static final int WIDTH = HEAD + Colour.values().length * COLUMN;

    private final CarraraPositionView position;
    private final MessageCatalogue words;
    private final AnsiStyler styler;
    private final boolean unturned;

    CarraraWheelTable(BoardScene boardScene, CarraraPositionView carraraPositionView) {
        this.position = carraraPositionView;
        words = boardScene.words();
        styler = boardScene.styler();
        unturned = CarraraLegalMoves.of(boardScene).canBuyUnturned();
    }

    /// The rows with their visible width, so that something can stand beside them.
    List<StyledText> rows() {
        List<StyledText> rows = new ArrayList<>();
        List<StyledText> heads = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            heads.add(BlockColour.styled(colour, words.text(colour.title()), styler));
        }
        rows.add(row("", heads));
        List<List<String>> wheel = position.observation().wheel();
        for (int section = 0; section < wheel.size(); section++) {
            List<StyledText> cells = new ArrayList<>();
            for (Colour colour : Colour.values()) {
                cells.add(cell(colour, section, BlockColour.count(colour, wheel.get(section))));
            }
            rows.add(row(CarraraPositionView.numeral(section), cells));
        }
        return rows;
    }

    private StyledText cell(Colour colour, int section, int count) {
        String price = String.valueOf(colour.price(section));
        if (count == 0) {
            return StyledText.of(price, AnsiStyler.FAINT, styler);
        }
        String letter = String.valueOf(colour.letter());
        StyledText blocks =
                BlockColour.styled(
                        colour, count > FEW ? count + letter : letter.repeat(count), styler);
        StyledText both =
                new StyledText(price + " " + blocks.text(), price.length() + 1 + blocks.width());
        return position.isPayable(colour, section, unturned) ? both.append("*") : both;
    }

    private static StyledText row(String head, List<StyledText> cells) {
        StyledText row = StyledText.row(cells, COLUMN);
        return new StyledText(StyledText.of(head).padded(HEAD) + row.text(), HEAD + row.width());
    }
}
