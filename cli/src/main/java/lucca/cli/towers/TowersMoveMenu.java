package lucca.cli.towers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.cli.board.BoardScene;
import lucca.cli.board.MoveText;
import lucca.engine.MessageCatalogue;
import lucca.towers.TowersObservation;

/// Lists the legal moves of the tower game in a few lines: for each colour, the lots for houses and
/// for floors. Colours with the same lots share a line.
final class TowersMoveMenu {
    private final TowersObservation position;
    private final MessageCatalogue words;

    TowersMoveMenu(BoardScene boardScene, TowersObservation plan) {
        this.position = plan;
        words = boardScene.words();
    }

    List<String> lines(List<MoveText> moves) {
        List<String> others = new ArrayList<>();
        Map<String, List<String>> houses = new LinkedHashMap<>();
        Map<String, List<String>> floors = new LinkedHashMap<>();
        for (MoveText move : moves) {
            if (move.field("type").equals("place")) {
                Map<String, List<String>> kind =
                        position.stack(move.field("lot")).isEmpty() ? houses : floors;
                kind.computeIfAbsent(move.field("colour"), colour -> new ArrayList<>())
                        .add(move.field("lot"));
            } else {
                others.add(move.text());
            }
        }
        List<String> lines = new ArrayList<>();
        add(lines, "towers.menu.houses", houses);
        add(lines, "towers.menu.floors", floors);
        if (!others.isEmpty()) {
            lines.add(String.join(", ", others));
        }
        return lines;
    }

    private void add(List<String> lines, String key, Map<String, List<String>> lotsByColour) {
        Map<String, List<String>> coloursByLots = new LinkedHashMap<>();
        lotsByColour.forEach(
                (colour, lots) ->
                        coloursByLots
                                .computeIfAbsent(
                                        LotRanges.of(lots, position.size()),
                                        same -> new ArrayList<>())
                                .add(words.text("colour." + colour)));
        coloursByLots.forEach(
                (lots, colours) -> lines.add(words.text(key, String.join("/", colours), lots)));
    }
}
