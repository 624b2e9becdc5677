package lucca.cli.towers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lucca.cli.board.BoardView;
import lucca.cli.board.MoveText;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;
import lucca.engine.Json;

/// The tower game on a terminal: the city from above, then its towers floor by floor, then the
/// colours with all that counts for them.
public final class TowersBoard implements BoardView {
    private static final int TILE = 3;

    /// The row numbers left and right of the lots.
    private static final int EDGES = 6;

    @Override
    public List<String> welcome(Scene scene) {
        CityPlan plan = CityPlan.of(scene.view());
        Catalogue words = scene.words();
        List<String> lines =
                new ArrayList<>(words.text("towers.welcome", plan.size()).lines().toList());
        if (plan.isSwitching()) {
            lines.add(words.text("towers.welcome.switching"));
        }
        return lines;
    }

    @Override
    public List<String> legend(Scene scene) {
        return scene.words().text("towers.legend").lines().toList();
    }

    @Override
    public List<String> draw(Scene scene) {
        CityPlan plan = CityPlan.of(scene.view());
        List<String> lines = new ArrayList<>(grid(scene, plan));
        lines.add("");
        lines.addAll(towers(scene, plan));
        lines.addAll(new ColourTable(scene, plan).lines());
        return lines;
    }

    @Override
    public String badge(Scene scene, int seat) {
        return colour(scene, seat);
    }

    @Override
    public String asked(Scene scene) {
        CityPlan plan = CityPlan.of(scene.view());
        boolean second = plan.decision().equals("place") && !plan.firstColour().isEmpty();
        return scene.words().text("towers.ask." + plan.decision() + (second ? ".second" : ""));
    }

    @Override
    public String forms(Scene scene) {
        return scene.words().text("towers.form." + CityPlan.of(scene.view()).decision());
    }

    @Override
    public String completed(Scene scene, String typed) {
        boolean single = typed.strip().matches("\\w+");
        return switch (CityPlan.of(scene.view()).decision()) {
            case "prisoner" -> single ? "prisoner " + typed : typed;
            case "switch" -> single && !typed.strip().equals("stay") ? "switch " + typed : typed;
            default -> typed;
        };
    }

    @Override
    public String chance(Scene scene, MoveText outcome) {
        return outcome.fields().get("first") instanceof Json.Num seat
                ? scene.words().text("towers.first", seat(scene, (int) seat.value()))
                : BoardView.super.chance(scene, outcome);
    }

    @Override
    public List<String> moves(Scene scene, List<MoveText> moves) {
        return new TowersMenu(scene, CityPlan.of(scene.view())).lines(moves);
    }

    private static String colour(Scene scene, int seat) {
        String word = CityPlan.of(scene.view()).colours().get(seat);
        return scene.words().text("colour." + word);
    }

    private static List<String> grid(Scene scene, CityPlan plan) {
        List<String> marked = scene.latest().stream().map(move -> move.field("lot")).toList();
        String gap = " ".repeat(EDGES + plan.size() * (TILE + 2) <= scene.width() ? 1 : 0);
        StringBuilder letters = new StringBuilder("   ");
        for (int column = 0; column < plan.size(); column++) {
            letters.append(gap).append(' ').append((char) ('a' + column)).append("  ");
        }
        List<String> lines = new ArrayList<>();
        lines.add(letters.toString().stripTrailing());
        for (int row = plan.size() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(String.format("%2d ", row + 1));
            for (int column = 0; column < plan.size(); column++) {
                String lot = CityPlan.lot(column, row);
                String stack = plan.stack(lot);
                line.append(gap).append(marked.contains(lot) ? '*' : ' ');
                line.append(
                        stack.isEmpty()
                                ? scene.ink().faint(".") + "  "
                                : Bricks.tile(stack, TILE, scene.ink()));
            }
            lines.add(line.append(' ').append(row + 1).toString());
        }
        lines.add(lines.getFirst());
        return lines;
    }

    /// The highest first.
    private static List<String> towers(Scene scene, CityPlan plan) {
        Map<String, String> towers =
                plan.lots().entrySet().stream()
                        .filter(lot -> lot.getValue().length() > 1)
                        .sorted(Comparator.comparingInt(lot -> -lot.getValue().length()))
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey,
                                        Map.Entry::getValue,
                                        (a, b) -> a,
                                        LinkedHashMap::new));
        if (towers.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(scene.words().text("towers.towers"));
        towers.forEach(
                (lot, stack) ->
                        lines.add(
                                String.format(
                                        "  %-4s %s  %s",
                                        lot,
                                        Bricks.tile(stack, TILE, scene.ink()),
                                        Bricks.floors(stack, scene.ink()))));
        lines.add("");
        return lines;
    }
}
