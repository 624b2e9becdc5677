package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.cli.board.Ink;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;
import lucca.engine.Catalogue;

/// The wheel: a row for each section, a column for each colour, in it the price and the blocks that
/// lie there.
final class WheelTable {
    private static final int HEAD = 5;
    private static final int COLUMN = 7;

    /// As many blocks of a colour are drawn one by one.
    private static final int FEW = 3;

    static final int WIDTH = HEAD + Marble.values().length * COLUMN;

    private final Table table;
    private final Catalogue words;
    private final Ink ink;
    private final boolean unturned;

    WheelTable(Scene scene, Table table) {
        this.table = table;
        words = scene.words();
        ink = scene.ink();
        unturned = Choices.of(scene).mayBuyUnturned();
    }

    /// Rows that are as wide as they are drawn, for something to stand beside them.
    List<Tile> rows() {
        List<Tile> rows = new ArrayList<>();
        List<Tile> heads = new ArrayList<>();
        for (Marble colour : Marble.values()) {
            heads.add(colour.inked(words.text("colour." + colour.word()), ink));
        }
        rows.add(row("", heads));
        List<List<String>> wheel = table.wheel();
        for (int section = 0; section < wheel.size(); section++) {
            List<Tile> cells = new ArrayList<>();
            for (Marble colour : Marble.values()) {
                cells.add(cell(colour, section, colour.among(wheel.get(section))));
            }
            rows.add(row(Table.numeral(section), cells));
        }
        return rows;
    }

    private Tile cell(Marble colour, int section, int count) {
        String price = String.valueOf(colour.price(section));
        if (count == 0) {
            return Tile.of(price, Ink.FAINT, ink);
        }
        String letter = String.valueOf(colour.letter());
        Tile blocks = colour.inked(count > FEW ? count + letter : letter.repeat(count), ink);
        Tile both = new Tile(price + " " + blocks.text(), price.length() + 1 + blocks.width());
        return table.isPayable(colour, section, unturned) ? both.then("*") : both;
    }

    private static Tile row(String head, List<Tile> cells) {
        Tile row = Tile.row(cells, COLUMN);
        return new Tile(Tile.of(head).padded(HEAD) + row.text(), HEAD + row.width());
    }
}
