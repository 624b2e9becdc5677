package lucca.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.arena.Holding;
import lucca.arena.Interval;
import lucca.engine.Catalogue;
import lucca.engine.Json;

/// How those fared who held something of a kind at the end of their games. People see what differs
/// from the fair share, and of that the ends; programs see all.
record HeldTable(String kind, Map<String, Holding> holdings, int seats) {
    private static final int AT_EACH_END = 10;

    /// A thing and how its holders fared.
    record Row(String name, Holding holding) {
        double share() {
            return holding.wins().share();
        }

        Interval interval() {
            return holding.wins().interval();
        }
    }

    /// The word for the kind.
    String title(Catalogue words) {
        return words.text("held." + kind);
    }

    /// Whatever was held, that of the luckiest holders first.
    private List<Row> all() {
        return holdings.entrySet().stream()
                .map(entry -> new Row(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingDouble(Row::share).reversed())
                .toList();
    }

    /// Those whose interval does not hold the fair share; of many, the first and the last ones.
    List<Row> shown() {
        List<Row> telling =
                all().stream()
                        .filter(
                                row ->
                                        row.interval().low() > fair()
                                                || row.interval().high() < fair())
                        .toList();
        if (telling.size() <= 2 * AT_EACH_END) {
            return telling;
        }
        List<Row> ends = new ArrayList<>(telling.subList(0, AT_EACH_END));
        ends.addAll(telling.subList(telling.size() - AT_EACH_END, telling.size()));
        return ends;
    }

    private double fair() {
        return 1.0 / seats;
    }

    /// How a holder of anything of the kind fared.
    private double mean() {
        double won = 0;
        long held = 0;
        for (Holding holding : holdings.values()) {
            won += holding.wins().share() * holding.seats();
            held += holding.seats();
        }
        return won / held;
    }

    List<String> lines(Catalogue words) {
        List<Row> shown = shown();
        FigureTable table = new FigureTable(title(words) + "|" + words.text("stats.held"));
        shown.forEach(
                row ->
                        table.row(
                                row.name(),
                                Figures.count(row.holding().seats()),
                                Figures.percent(row.share()),
                                Figures.percents(row.interval())));
        List<String> lines = new ArrayList<>(table.lines());
        lines.add(
                words.text(
                        "stats.held.others",
                        Figures.count(holdings.size() - shown.size()),
                        Figures.percent(mean()),
                        Figures.percent(fair())));
        return lines;
    }

    Json.Obj json() {
        Map<String, Json> rows = new LinkedHashMap<>();
        for (Row row : all()) {
            rows.put(
                    row.name(),
                    Json.object(
                            "held", row.holding().seats(),
                            "winRate", Figures.rounded(row.share()),
                            "low", Figures.rounded(row.interval().low()),
                            "high", Figures.rounded(row.interval().high())));
        }
        return new Json.Obj(rows);
    }
}
