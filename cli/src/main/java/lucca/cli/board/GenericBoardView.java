package lucca.cli.board;

import java.util.ArrayList;
import java.util.List;

/// Shows any game as plain data.
final class GenericBoardView implements BoardView {
    @Override
    public String game() {
        return "";
    }

    @Override
    public List<String> draw(BoardScene boardScene) {
        List<String> lines = new ArrayList<>();
        if (boardScene.observation().position() != null) {
            lines.add(boardScene.observation().position());
        }
        lines.add(boardScene.observation().json().toString());
        return lines;
    }
}
