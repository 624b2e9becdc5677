package lucca.server.table;

import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.Json;
import lucca.engine.ScoreLine;

/// Points with all that is to be said of them, for people.
final class ScoreSheet {
    private ScoreSheet() {}

    static Json json(List<ScoreLine> lines, Catalogue words) {
        return Json.of(lines.stream().map(line -> json(line, words)).toList());
    }

    private static Json json(ScoreLine line, Catalogue words) {
        return Json.object(
                "event", line.event(),
                "seat", line.seat(),
                "points", line.points(),
                "rule", line.rule(),
                "why", words.text(line.why()),
                "parts", line.parts().stream().map(part -> json(part, words)).toList());
    }

    private static Json json(ScoreLine.Part part, Catalogue words) {
        return Json.object(
                "points", part.points(),
                "why", words.text(part.why()),
                "pieces", part.pieces());
    }
}
