package lucca.cli.board;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;

/// Shows any game as plain data.
public final class GenericBoardView implements BoardView {
    @Override
    public List<String> draw(BoardScene boardScene) {
        List<String> lines = new ArrayList<>();
        if (boardScene.view().get("position") instanceof Json.Str position) {
            lines.add(position.value());
        }
        lines.add(boardScene.view().toString());
        return lines;
    }
}
