package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import lucca.cli.board.Ink;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;
import lucca.engine.Catalogue;

/// What lies in the middle of the table: the order of play, the wheel, buildings and objects, the
/// bag, tiles and cards.
final class Middle {
    private final Scene scene;
    private final Table table;
    private final IntFunction<String> names;
    private final Catalogue words;

    /// `names` tells who sits there.
    Middle(Scene scene, Table table, IntFunction<String> names) {
        this.scene = scene;
        this.table = table;
        this.names = names;
        words = scene.words();
    }

    /// Who plays in which order, and whether the end is near.
    List<String> order() {
        List<Tile> seats = new ArrayList<>();
        int count = table.houses().size();
        for (int i = 0; table.start() != Table.NOBODY && i < count; i++) {
            int seat = (table.start() + i) % count;
            String name = names.apply(seat);
            boolean inTurn = seat == table.inTurn();
            seats.add(inTurn ? Tile.of("> " + name, Ink.BOLD, scene.ink()) : Tile.of(name));
        }
        List<String> lines = new ArrayList<>();
        if (!seats.isEmpty()) {
            lines.addAll(flow(words.text("carrara.order"), seats));
        }
        boolean goesOn = !table.decision().isEmpty();
        if (goesOn && table.announcer() != Table.NOBODY) {
            lines.addAll(prose(words.text("carrara.announced", names.apply(table.announcer()))));
        }
        if (goesOn && table.lastBuilder() != Table.NOBODY) {
            lines.addAll(
                    prose(words.text("carrara.lastBuilding", names.apply(table.lastBuilder()))));
        }
        return lines;
    }

    /// The wheel with the market beside it, or below it where there is little room.
    List<String> wheel() {
        List<Tile> wheel = new WheelTable(scene, table).rows();
        List<String> market = new Market(scene, table).rows();
        List<String> lines = new ArrayList<>();
        if (WheelTable.WIDTH + Market.WIDTH <= scene.width()) {
            for (int i = 0; i < wheel.size(); i++) {
                lines.add(wheel.get(i).padded(WheelTable.WIDTH) + market.get(i));
            }
        } else {
            wheel.forEach(row -> lines.add(row.text()));
            lines.add("");
            lines.addAll(market);
        }
        return lines;
    }

    /// How much may still come.
    List<String> rest() {
        return prose(words.text("carrara.rest", table.bag(), table.pile()));
    }

    /// The tiles that are left, and the cards; nothing in the base game.
    List<String> expansion() {
        if (!table.hasExpansion()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(tiles());
        new Cards(words, table.cards()).lines().forEach(card -> lines.addAll(prose(card)));
        return lines;
    }

    /// The tiles that are left; nothing if there are none.
    List<String> tiles() {
        List<Tile> tiles =
                table.tiles().stream()
                        .map(tile -> words.text("carrara.tile", tile, shortly(tile)))
                        .map(Tile::of)
                        .toList();
        return tiles.isEmpty() ? List.of() : flow(words.text("carrara.tiles"), tiles);
    }

    private String shortly(String tile) {
        return table.tile(tile).shortly(words);
    }

    /// Tiles with commas between them.
    private List<String> flow(String label, List<Tile> tiles) {
        return Tile.lines(label, Tile.listed(tiles, ","), 0, scene.width());
    }

    private List<String> prose(String text) {
        int first = text.indexOf(' ');
        List<Tile> rest = Stream.of(text.substring(first + 1).split(" ")).map(Tile::of).toList();
        return Tile.lines(text.substring(0, first), rest, 0, scene.width());
    }
}
