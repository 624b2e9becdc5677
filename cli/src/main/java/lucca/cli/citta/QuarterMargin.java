package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.citta.CittaObservation;
import lucca.cli.board.BoardScene;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;
import lucca.engine.MessageCatalogue;

/// The notes beside the palaces of a quarter: its family, points, shields, walls and towers.
final class QuarterMargin {
    /// The number of shields that a wall needs (C4.2).
    private static final int SHIELDS_PER_WALL = 2;

    private final CittaPositionView position;
    private final FamilyNames familyNames;
    private final MessageCatalogue words;
    private final AnsiStyler styler;
    private final boolean wide;

    /// With `wide`, there is room for the name of the player.
    QuarterMargin(BoardScene boardScene, CittaPositionView cittaPositionView, boolean wide) {
        this.position = cittaPositionView;
        this.wide = wide;
        familyNames = new FamilyNames(boardScene);
        words = boardScene.words();
        styler = boardScene.styler();
    }

    List<StyledText> ofSeat(int seat, CittaObservation.Seat quarter) {
        List<StyledText> lines = new ArrayList<>();
        boolean led = wide || familyNames.isViewer(seat);
        String name = led ? familyNames.withPlayer(seat) : familyNames.numbered(seat);
        boolean inTurn = position.isInTurn(seat);
        lines.add(
                inTurn
                        ? StyledText.of("> " + name, AnsiStyler.BOLD, styler)
                        : StyledText.of("  " + name));
        boolean over = position.decision().isEmpty();
        add(lines, over ? "citta.points" : "citta.points.now", quarter.score(), quarter.now());
        if (quarter.walls().isEmpty()) {
            add(lines, "citta.shields", quarter.shields());
        } else {
            int needed = SHIELDS_PER_WALL * quarter.walls().size();
            boolean guarded = quarter.shields() >= needed;
            add(lines, "citta.shields.needed", quarter.shields(), needed);
            add(lines, guarded ? "citta.guarded" : "citta.unguarded", quarter.walls().size());
        }
        addTowers(lines, quarter);
        return lines;
    }

    List<StyledText> ofCity(CittaObservation.City city) {
        List<StyledText> lines = new ArrayList<>();
        add(lines, "citta.city");
        addTowers(lines, city);
        return lines;
    }

    private void addTowers(List<StyledText> lines, CittaObservation.Quarter quarter) {
        if (!quarter.towers().isEmpty()) {
            add(lines, "citta.towers", quarter.towers().size());
        }
    }

    private void add(List<StyledText> lines, String key, Object... args) {
        lines.add(StyledText.of("  " + words.text(key, args)));
    }
}
