package lucca.cli.carrara;

import java.util.ArrayList;
import java.util.List;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;
import lucca.engine.Catalogue;

/// What is told of a seat below its buildings: what is behind its screen, if the viewer sees that,
/// what it has scored, and how far its objectives are.
final class HouseNotes {
    private static final int INDENT_AND_MARK = 4;

    private final Scene scene;
    private final Table table;
    private final Cards cards;
    private final Catalogue words;

    HouseNotes(Scene scene, Table table) {
        this.scene = scene;
        this.table = table;
        words = scene.words();
        cards = new Cards(words, table.cards());
    }

    List<String> lines(House house) {
        List<String> lines = new ArrayList<>();
        if (house.isOpen()) {
            lines.addAll(listed(screen(house)));
        }
        List<List<Tile>> known = new ArrayList<>();
        cards.goals(house).forEach(goal -> known.add(List.of(Tile.of(goal))));
        if (house.meetsAll() && table.announcer() == Table.NOBODY) {
            known.add(List.of(Tile.of(words.text("carrara.goals.met"))));
        }
        known.addAll(scorings(house));
        lines.addAll(listed(known));
        return lines;
    }

    private List<List<Tile>> screen(House house) {
        List<List<Tile>> tiles = new ArrayList<>();
        tiles.add(List.of(Tile.of(words.text("carrara.coins", house.coins()))));
        tiles.add(List.of(blocks(house.blocks())));
        List<String> objects = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            int count = (int) house.objects().stream().filter(kind.object()::equals).count();
            if (count > 0) {
                objects.add(words.text("carrara.count", kind.object(), count));
            }
        }
        String count =
                words.text(
                        objects.isEmpty() ? "carrara.objects.none" : "carrara.objects",
                        house.objects().size());
        tiles.add(named(count, objects));
        return tiles;
    }

    private Tile blocks(List<String> blocks) {
        if (blocks.isEmpty()) {
            return Tile.of(words.text("carrara.blocks.none"));
        }
        String count = words.text("carrara.blocks", blocks.size());
        Tile row = Marble.row(blocks, scene.ink());
        return new Tile(count + " " + row.text(), count.length() + 1 + row.width());
    }

    private List<List<Tile>> scorings(House house) {
        List<List<Tile>> tiles = new ArrayList<>();
        tiles.add(List.of(Tile.of(words.text("carrara.markers", house.markers()))));
        if (!house.scored().isEmpty()) {
            tiles.add(named(words.text("carrara.scored"), house.scored()));
        }
        List<String> cities = table.cities().stream().map(City::word).toList();
        for (String tile : house.tiles()) {
            if (!cities.contains(tile)) {
                String value = table.tile(tile).shortly(words);
                tiles.add(List.of(Tile.of(words.text("carrara.tile", tile, value))));
            }
        }
        return tiles;
    }

    /// A heading and what belongs under it, with commas between: in one piece if a line has room
    /// for it.
    private List<Tile> named(String heading, List<String> names) {
        Tile whole = Tile.of((heading + " " + String.join(", ", names)).strip());
        if (names.isEmpty() || whole.width() + INDENT_AND_MARK <= scene.width()) {
            return List.of(whole);
        }
        List<Tile> tiles = new ArrayList<>();
        for (String name : names) {
            tiles.add(Tile.of(tiles.isEmpty() ? heading + " " + name : name));
        }
        return Tile.listed(tiles, ",");
    }

    /// Groups of tiles with semicolons between them, or nothing at all.
    private List<String> listed(List<List<Tile>> groups) {
        List<Tile> tiles = new ArrayList<>();
        for (List<Tile> group : groups) {
            if (!tiles.isEmpty()) {
                tiles.add(tiles.removeLast().then(";"));
            }
            tiles.addAll(group);
        }
        return tiles.isEmpty() ? List.of() : Tile.lines(" ", tiles, 0, scene.width());
    }
}
