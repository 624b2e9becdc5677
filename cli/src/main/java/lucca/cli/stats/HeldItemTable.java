package lucca.cli.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.arena.ConfidenceInterval;
import lucca.arena.HeldItemStatistics;
import lucca.cli.text.NumberFormatter;
import lucca.cli.text.NumericTable;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// The results of seats that held an item of a kind at the end. Text shows only the extremes of the
/// items that differ from the fair share; JSON has all items.
record HeldItemTable(String kind, Map<String, HeldItemStatistics> holdings, int seats) {
    private static final int AT_EACH_END = 10;

    /// An item and the results of its holders.
    record HeldItemRow(String name, HeldItemStatistics holding) {
        double share() {
            return holding.wins().share();
        }

        ConfidenceInterval interval() {
            return holding.wins().interval();
        }
    }

    /// The heading for the kind.
    String title(MessageCatalogue words) {
        return words.text("held." + kind);
    }

    /// All items, by descending win share of their holders.
    private List<HeldItemRow> all() {
        return holdings.entrySet().stream()
                .map(entry -> new HeldItemRow(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingDouble(HeldItemRow::share).reversed())
                .toList();
    }

    /// The items whose interval excludes the fair share. If there are many, only the first and the
    /// last.
    List<HeldItemRow> shown() {
        List<HeldItemRow> significant =
                all().stream()
                        .filter(
                                row ->
                                        row.interval().low() > fair()
                                                || row.interval().high() < fair())
                        .toList();
        if (significant.size() <= 2 * AT_EACH_END) {
            return significant;
        }
        List<HeldItemRow> ends = new ArrayList<>(significant.subList(0, AT_EACH_END));
        ends.addAll(significant.subList(significant.size() - AT_EACH_END, significant.size()));
        return ends;
    }

    private double fair() {
        return 1.0 / seats;
    }

    /// The mean win share of the holders of any item of the kind.
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
        List<HeldItemRow> shown = shown();
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
        for (HeldItemRow row : all()) {
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
