package lucca.cli.towers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lucca.cli.board.Scene;
import lucca.engine.Catalogue;

/// The four colours with all that counts for them.
final class ColourTable {
    /// With the names of the seats it needs so many columns.
    private static final int WIDE = 54;

    private final Scene scene;
    private final CityPlan plan;
    private final Catalogue words;
    private final boolean wide;

    ColourTable(Scene scene, CityPlan plan) {
        this.scene = scene;
        this.plan = plan;
        words = scene.words();
        wide = scene.width() >= WIDE;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(words.text(wide ? "towers.table" : "towers.table.narrow"));
        for (Bricks colour : Bricks.values()) {
            String numbers = wide ? " %6d %6d %9d" : " %6d %6d %4d";
            lines.add(
                    left(colour)
                            + String.format(
                                    numbers,
                                    plan.supply().getOrDefault(colour.word(), 0),
                                    plan.highest(colour.letter()),
                                    plan.held(colour.word()))
                            + (wide ? held(colour) : ""));
        }
        return lines;
    }

    private String left(Bricks colour) {
        int seat = plan.seatOf(colour.word());
        return String.format(
                "%s %s  %-6s %-" + (wide ? 18 : 6) + "s",
                seat >= 0 && seat == plan.asked() ? ">" : " ",
                Bricks.floors(String.valueOf(colour.letter()), scene.ink()),
                words.text("colour." + colour.word()),
                who(seat));
    }

    private String who(int seat) {
        if (seat < 0) {
            return words.text(wide ? "towers.neutral" : "towers.nobody");
        }
        return words.text(
                wide ? "towers.seat" : "towers.number", seat + 1, scene.seats().get(seat));
    }

    private String held(Bricks colour) {
        String held =
                plan.prisoners().getOrDefault(colour.word(), Map.of()).entrySet().stream()
                        .map(
                                entry ->
                                        words.text(
                                                "towers.held",
                                                entry.getValue(),
                                                words.text("colour." + entry.getKey())))
                        .collect(Collectors.joining(", "));
        return held.isEmpty() ? "" : "  (" + held + ")";
    }
}
