package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;

/// Shows any game, as data.
final class PlainBoard implements BoardView {
    @Override
    public List<String> welcome(Scene scene) {
        return List.of();
    }

    @Override
    public List<String> draw(Scene scene) {
        List<String> lines = new ArrayList<>();
        if (scene.view().get("position") instanceof Json.Str position) {
            lines.add(position.value());
        }
        lines.add(scene.view().toString());
        return lines;
    }

    @Override
    public String question(Scene scene, int seat) {
        return scene.words().text("play.question", seat + 1, scene.seats().get(seat));
    }

    @Override
    public List<String> moves(Scene scene, List<MoveText> moves) {
        return moves.stream().map(MoveText::text).toList();
    }
}
