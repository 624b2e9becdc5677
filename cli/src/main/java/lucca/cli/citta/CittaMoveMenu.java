package lucca.cli.citta;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lucca.cli.board.BoardScene;
import lucca.cli.board.MoveText;
import lucca.engine.MessageCatalogue;

/// Lists the legal moves of Lucca Città in a few lines. Moves that differ only in their last words
/// share a line.
final class CittaMoveMenu {
    private final MessageCatalogue words;

    CittaMoveMenu(BoardScene boardScene) {
        words = boardScene.words();
    }

    List<String> lines(List<MoveText> moves) {
        boolean city = !moves.isEmpty() && isForCity(moves.getFirst());
        Map<String, List<String>> groups = city ? new TreeMap<>() : new LinkedHashMap<>();
        for (MoveText move : moves) {
            String start = start(move);
            groups.computeIfAbsent(start, key -> new ArrayList<>())
                    .add(move.text().substring(start.length()).strip());
        }
        List<String> lines = new ArrayList<>();
        groups.forEach((start, ends) -> lines.add(words.text("citta.menu", start, merged(ends))));
        return lines;
    }

    /// The words that a move shares with its group: `take`, a card to play, `city` and a triplet.
    private static String start(MoveText move) {
        String text = move.text();
        int first = text.indexOf(' ');
        return isForCity(move)
                ? text.substring(0, text.indexOf(' ', first + 1))
                : text.substring(0, first);
    }

    private static boolean isForCity(MoveText move) {
        return move.field("type").equals("city");
    }

    /// Joins the colours onto which the same wild card can go: `palace red/blue`.
    private static List<String> merged(List<String> ends) {
        List<String> merged = new ArrayList<>();
        for (String end : ends) {
            int blank = end.indexOf(' ');
            String onto = blank < 0 ? "" : end.substring(blank + 1);
            boolean wild = CardColour.named(onto).isPresent();
            if (wild
                    && !merged.isEmpty()
                    && merged.getLast().startsWith(end.substring(0, blank + 1))) {
                merged.set(merged.size() - 1, merged.getLast() + "/" + onto);
            } else {
                merged.add(end);
            }
        }
        return merged;
    }
}
