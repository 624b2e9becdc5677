package lucca.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.arena.ConfidenceInterval;
import lucca.arena.HeldItemStatistics;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// How those fared who held something of a kind at the end of their games. People see what differs
/// from the fair share, and of that the ends; programs see all.
record HeldItemTable(String kind, Map<String, HeldItemStatistics> holdings, int seats) {
    private static final int AT_EACH_END = 10;

    /// A thing and how its holders fared.
    record Row(String name, HeldItemStatistics holding) {
        double share() {
            return holding.wins().share();
        }

        ConfidenceInterval interval() {
            return holding.wins().interval();
        }
    }

    /// The word for the kind.
    String title(MessageCatalogue words) {
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
        for (HeldItemStatistics heldItemStatistics : holdings.values()) {
            won += heldItemStatistics.wins().share() * heldItemStatistics.seats();
            held += heldItemStatistics.seats();
        }
        return won / held;
    }

    List<String> lines(MessageCatalogue words) {
        List<Row> shown = shown();
        NumericTable table = new NumericTable(title(words) + "|" + words.text("stats.held"));
        shown.forEach(
                row ->
                        table.row(
                                row.name(),
                                NumberFormatter.count(row.holding().seats()),
                                NumberFormatter.percent(row.share()),
                                NumberFormatter.percentInterval(row.interval())));
        List<String> lines = new ArrayList<>(table.lines());
        lines.add(
                words.text(
                        "stats.held.others",
                        NumberFormatter.count(holdings.size() - shown.size()),
                        NumberFormatter.percent(mean()),
                        NumberFormatter.percent(fair())));
        return lines;
    }

    Json.Obj json() {
        Map<String, Json> rows = new LinkedHashMap<>();
        for (Row row : all()) {
            rows.put(
                    row.name(),
                    Json.object(
                            "held", row.holding().seats(),
                            "winRate", NumberFormatter.rounded(row.share()),
                            "low", NumberFormatter.rounded(row.interval().low()),
                            "high", NumberFormatter.rounded(row.interval().high())));
        }
        return new Json.Obj(rows);
    }
}
