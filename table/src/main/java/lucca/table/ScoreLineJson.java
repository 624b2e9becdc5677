package lucca.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.ScoreLine;

/// Writes score and ledger lines as JSON. Each instance follows one game and caches the lines that
/// it has written.
public final class ScoreLineJson {
    private final MessageCatalogue words;
    private List<ScoreLine> lines = List.of();
    private final List<String> texts = new ArrayList<>();
    private String all = "[]";

    ScoreLineJson(MessageCatalogue words) {
        this.words = words;
    }

    /// Lines without caching.
    public static Json json(List<ScoreLine> lines, MessageCatalogue words) {
        ScoreLineJson texts = new ScoreLineJson(words);
        return Json.of(lines.stream().map(texts::json).toList());
    }

    String of(List<ScoreLine> now) {
        int same = 0;
        while (same < Math.min(lines.size(), now.size()) && lines.get(same).equals(now.get(same))) {
            same++;
        }
        if (same == lines.size() && same == now.size()) {
            return all;
        }
        texts.subList(same, texts.size()).clear();
        now.subList(same, now.size()).forEach(line -> texts.add(json(line).toString()));
        lines = List.copyOf(now);
        all = "[" + String.join(",", texts) + "]";
        return all;
    }

    private Json json(ScoreLine line) {
        return Json.object(
                "event", line.event(),
                "seat", line.seat(),
                "points", line.points(),
                "rule", line.rule(),
                "why", words.text(line.why()),
                "parts", line.parts().stream().map(this::json).toList());
    }

    private Json json(ScoreLine.Part part) {
        return Json.object(
                "points", part.points(), "why", words.text(part.why()), "pieces", part.pieces());
    }
}
