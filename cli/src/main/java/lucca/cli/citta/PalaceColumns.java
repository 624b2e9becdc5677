package lucca.cli.citta;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import lucca.cli.board.Ink;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;
import lucca.engine.Catalogue;

/// The columns in which palaces stand, one for each colour, the top card on top.
final class PalaceColumns {
    /// A column holds the word for a completed palace, and a blank.
    private static final int NARROWEST = 10;

    private static final int GAP = 2;

    private final Town town;
    private final Catalogue words;
    private final Ink ink;
    private final int width;

    PalaceColumns(Scene scene, Town town) {
        this.town = town;
        words = scene.words();
        ink = scene.ink();
        int widest =
                town.deck().values().stream()
                        .mapToInt(card -> card.tile(ink).width())
                        .max()
                        .orElse(0);
        width = Math.max(NARROWEST, widest + GAP);
    }

    /// How many columns of the terminal so many of these take; the last needs no blank after it.
    int width(int count) {
        return count * width - 1;
    }

    Tile head(CardColour colour) {
        return Tile.of(words.text("colour." + colour.word()), colour.style(), ink);
    }

    /// What a quarter has of a colour, line by line.
    List<Tile> cell(Quarter quarter, CardColour colour) {
        List<Palace> palaces = quarter.palaces(colour);
        return palaces.isEmpty()
                ? List.of(Tile.of(".", Ink.FAINT, ink))
                : palaces.stream().map(this::palace).flatMap(List::stream).toList();
    }

    /// Cells side by side.
    List<String> rows(List<List<Tile>> cells) {
        int height = cells.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, height).mapToObj(row -> row(cells, row)).toList();
    }

    private String row(List<List<Tile>> cells, int row) {
        List<Tile> tiles =
                cells.stream()
                        .map(cell -> row < cell.size() ? cell.get(row) : Tile.of(""))
                        .toList();
        return Tile.row(tiles, width).text().stripTrailing();
    }

    private List<Tile> palace(Palace palace) {
        List<Tile> tiles = new ArrayList<>();
        if (palace.isUnderConstruction()) {
            String signs = Card.signs(palace.windows(), palace.shields());
            int size = palace.cards().size();
            tiles.add(Tile.of(words.text("citta.palace", size, town.palaceSize(), signs)));
            List<Card> topFirst = new ArrayList<>(palace.cards());
            Collections.reverse(topFirst);
            topFirst.forEach(card -> tiles.add(card.tile(ink)));
        } else {
            String style = palace.side() == Palace.Side.OPENED ? Ink.FAINT : Ink.BOLD;
            tiles.add(Tile.of(words.text("citta.side." + palace.side().word()), style, ink));
            tiles.add(Tile.of(words.text("citta.shows", palace.top().number())));
        }
        return tiles;
    }
}
