package lucca.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lucca.engine.Catalogue;

/// The tower game on a terminal: the city from above, then its towers floor by floor, then the
/// colours with all that counts for them.
final class TowersBoard implements BoardView {
    private static final int TILE = 3;

    @Override
    public List<String> welcome(Scene scene) {
        int size = CityPlan.of(scene.view()).size();
        return scene.words().text("towers.welcome", size).lines().toList();
    }

    @Override
    public List<String> draw(Scene scene) {
        CityPlan plan = CityPlan.of(scene.view());
        List<String> lines = new ArrayList<>(grid(scene, plan));
        lines.add("");
        lines.addAll(towers(scene, plan));
        lines.add(scene.words().text("towers.table"));
        for (Bricks colour : Bricks.values()) {
            lines.add(row(scene, plan, colour));
        }
        return lines;
    }

    @Override
    public String question(Scene scene, int seat) {
        CityPlan plan = CityPlan.of(scene.view());
        Catalogue words = scene.words();
        String colour = words.text("Colour." + plan.colours().get(seat));
        boolean second = plan.decision().equals("place") && !plan.firstColour().isEmpty();
        String what = words.text("towers.ask." + plan.decision() + (second ? ".second" : ""));
        return words.text("towers.question", colour, scene.seats().get(seat), what);
    }

    @Override
    public List<String> moves(Scene scene, List<MoveText> moves) {
        return new TowersMenu(scene, CityPlan.of(scene.view())).lines(moves);
    }

    private static List<String> grid(Scene scene, CityPlan plan) {
        List<String> marked = scene.latest().stream().map(move -> move.field("lot")).toList();
        StringBuilder letters = new StringBuilder("   ");
        for (int column = 0; column < plan.size(); column++) {
            letters.append("  ").append((char) ('a' + column)).append("  ");
        }
        List<String> lines = new ArrayList<>();
        lines.add(letters.toString().stripTrailing());
        for (int row = plan.size() - 1; row >= 0; row--) {
            StringBuilder line = new StringBuilder(String.format("%2d ", row + 1));
            for (int column = 0; column < plan.size(); column++) {
                String lot = CityPlan.lot(column, row);
                String stack = plan.stack(lot);
                line.append(marked.contains(lot) ? " *" : "  ");
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

    private static String row(Scene scene, CityPlan plan, Bricks colour) {
        Catalogue words = scene.words();
        int seat = plan.seatOf(colour.word());
        String who =
                seat < 0
                        ? words.text("towers.neutral")
                        : words.text("towers.seat", scene.seats().get(seat), seat + 1);
        Map<String, Integer> prisoners = plan.prisoners().getOrDefault(colour.word(), Map.of());
        String held =
                prisoners.entrySet().stream()
                        .map(
                                entry ->
                                        words.text(
                                                "towers.held",
                                                entry.getValue(),
                                                words.text("colour." + entry.getKey())))
                        .collect(Collectors.joining(", "));
        int all = prisoners.values().stream().mapToInt(Integer::intValue).sum();
        return String.format(
                        "%s %s  %-6s %-18s %6d %14d %10d  %s",
                        seat >= 0 && seat == plan.asked() ? ">" : " ",
                        Bricks.floors(String.valueOf(colour.letter()), scene.ink()),
                        words.text("colour." + colour.word()),
                        who,
                        plan.supply().getOrDefault(colour.word(), 0),
                        plan.highest(colour.letter()),
                        all,
                        held.isEmpty() ? "" : "(" + held + ")")
                .stripTrailing();
    }
}
