package lucca.nim;

import java.util.List;
import java.util.stream.IntStream;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;

/// Draws the heaps on a terminal, a line for each.
public final class NimBoardView implements BoardView {
    @Override
    public String game() {
        return "nim";
    }

    @Override
    public List<String> introduction(BoardScene boardScene) {
        return boardScene.words().text("nim.welcome").lines().toList();
    }

    @Override
    public List<String> draw(BoardScene boardScene) {
        List<Integer> heaps = ((NimObservation) boardScene.observation()).heaps();
        return IntStream.range(0, heaps.size())
                .mapToObj(heap -> NimMove.name(heap) + "  " + "o".repeat(heaps.get(heap)))
                .map(String::stripTrailing)
                .toList();
    }
}
