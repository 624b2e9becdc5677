package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.cli.board.Ink;
import lucca.cli.board.Scene;
import lucca.cli.board.Tile;
import lucca.engine.Catalogue;

/// What stands beside the palaces of a quarter: whose it is, points, shields, walls and towers.
final class QuarterMargin {
    private final Town town;
    private final Families families;
    private final Catalogue words;
    private final Ink ink;
    private final boolean wide;

    /// With `wide`, there is room for whoever leads the family.
    QuarterMargin(Scene scene, Town town, boolean wide) {
        this.town = town;
        this.wide = wide;
        families = new Families(scene);
        words = scene.words();
        ink = scene.ink();
    }

    List<Tile> ofSeat(int seat, Quarter quarter) {
        List<Tile> lines = new ArrayList<>();
        boolean led = wide || families.isYours(seat);
        String name = led ? families.led(seat) : families.numbered(seat);
        boolean inTurn = seat == town.inTurn();
        lines.add(inTurn ? Tile.of("> " + name, Ink.BOLD, ink) : Tile.of("  " + name));
        boolean over = town.decision().isEmpty();
        add(lines, over ? "citta.points" : "citta.points.now", quarter.score(), quarter.now());
        if (quarter.walls().isEmpty()) {
            add(lines, "citta.shields", quarter.shields());
        } else {
            boolean guarded = quarter.shields() >= quarter.needed();
            add(lines, "citta.shields.needed", quarter.shields(), quarter.needed());
            add(lines, guarded ? "citta.guarded" : "citta.unguarded", quarter.walls().size());
        }
        addTowers(lines, quarter);
        return lines;
    }

    List<Tile> ofCity(Quarter city) {
        List<Tile> lines = new ArrayList<>();
        add(lines, "citta.city");
        addTowers(lines, city);
        return lines;
    }

    private void addTowers(List<Tile> lines, Quarter quarter) {
        if (!quarter.towers().isEmpty()) {
            add(lines, "citta.towers", quarter.towers().size());
        }
    }

    private void add(List<Tile> lines, String key, Object... args) {
        lines.add(Tile.of("  " + words.text(key, args)));
    }
}
