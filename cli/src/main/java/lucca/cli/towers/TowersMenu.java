package lucca.cli.towers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;

/// The legal moves of the tower game in a few lines: by colour, the lots for houses and for floors.
/// Colours with the same lots share a line.
final class TowersMenu {
    private final CityPlan plan;
    private final Catalogue words;

    TowersMenu(Scene scene, CityPlan plan) {
        this.plan = plan;
        words = scene.words();
    }

    List<String> lines(List<MoveText> moves) {
        List<String> others = new ArrayList<>();
        Map<String, List<String>> houses = new LinkedHashMap<>();
        Map<String, List<String>> floors = new LinkedHashMap<>();
        for (MoveText move : moves) {
            if (move.field("type").equals("place")) {
                Map<String, List<String>> kind =
                        plan.stack(move.field("lot")).isEmpty() ? houses : floors;
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
                                        LotRanges.of(lots, plan.size()), same -> new ArrayList<>())
                                .add(words.text("colour." + colour)));
        coloursByLots.forEach(
                (lots, colours) -> lines.add(words.text(key, String.join("/", colours), lots)));
    }
}
