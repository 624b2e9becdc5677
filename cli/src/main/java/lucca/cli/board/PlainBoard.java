package lucca.cli.board;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;

/// Shows any game, as data.
public final class PlainBoard implements BoardView {
    @Override
    public List<String> draw(Scene scene) {
        List<String> lines = new ArrayList<>();
        if (scene.view().get("position") instanceof Json.Str position) {
            lines.add(position.value());
        }
        lines.add(scene.view().toString());
        return lines;
    }
}
