package lucca.cli.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.cli.board.AnsiStyler;
import lucca.cli.board.BoardScene;
import lucca.cli.board.StyledText;
import lucca.engine.MessageCatalogue;

/// The notes beside the palaces of a quarter: its family, points, shields, walls and towers.
final class QuarterMargin {
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

    List<StyledText> ofSeat(int seat, CittaQuarterView cittaQuarterView) {
        List<StyledText> lines = new ArrayList<>();
        boolean led = wide || familyNames.isViewer(seat);
        String name = led ? familyNames.withPlayer(seat) : familyNames.numbered(seat);
        boolean inTurn = seat == position.inTurn();
        lines.add(
                inTurn
                        ? StyledText.of("> " + name, AnsiStyler.BOLD, styler)
                        : StyledText.of("  " + name));
        boolean over = position.decision().isEmpty();
        add(
                lines,
                over ? "citta.points" : "citta.points.now",
                cittaQuarterView.score(),
                cittaQuarterView.now());
        if (cittaQuarterView.walls().isEmpty()) {
            add(lines, "citta.shields", cittaQuarterView.shields());
        } else {
            boolean guarded = cittaQuarterView.shields() >= cittaQuarterView.needed();
            add(
                    lines,
                    "citta.shields.needed",
                    cittaQuarterView.shields(),
                    cittaQuarterView.needed());
            add(
                    lines,
                    guarded ? "citta.guarded" : "citta.unguarded",
                    cittaQuarterView.walls().size());
        }
        addTowers(lines, cittaQuarterView);
        return lines;
    }

    List<StyledText> ofCity(CittaQuarterView city) {
        List<StyledText> lines = new ArrayList<>();
        add(lines, "citta.city");
        addTowers(lines, city);
        return lines;
    }

    private void addTowers(List<StyledText> lines, CittaQuarterView cittaQuarterView) {
        if (!cittaQuarterView.towers().isEmpty()) {
            add(lines, "citta.towers", cittaQuarterView.towers().size());
        }
    }

    private void add(List<StyledText> lines, String key, Object... args) {
        lines.add(StyledText.of("  " + words.text(key, args)));
    }
}
