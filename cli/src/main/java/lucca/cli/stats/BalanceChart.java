package lucca.cli.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.arena.BalanceStatistics;
import lucca.arena.ConfidenceInterval;
import lucca.arena.Histogram;
import lucca.arena.WinShareEstimator;
import lucca.cli.text.CliMessages;
import lucca.cli.text.NumberFormatter;
import lucca.engine.MessageCatalogue;

/// Draws a report on the balance of a game: shares of wins with their intervals, and the
/// distributions of points, length, choices and lead changes.
final class BalanceChart {
    private static final int WIDTH = 960;
    private static final int MARGIN = 24;
    private static final int COLUMN = 444;
    private static final int GAP = 24;
    private static final int ROW = 24;
    private static final int HEAD = 30;
    private static final int TOP = 84;
    private static final int CHART = 150;
    private static final int LABELS = 132;
    private static final int VALUES = 62;
    private static final int BARS = 24;
    private static final double WORST = 0.005;

    private final BalanceReport report;
    private final BalanceStatistics statistics;
    private final MessageCatalogue words;
    private final SvgBuilder svgBuilder = new SvgBuilder();
    private final int[] bottom = {TOP, TOP};

    BalanceChart(BalanceReport report) {
        this.report = report;
        statistics = report.balance();
        words = CliMessages.of(report.game().kind());
    }

    String svg() {
        svgBuilder.text(MARGIN, MARGIN + 14, "title", report.title());
        svgBuilder.text(MARGIN, MARGIN + 36, "soft", report.subtitle());
        shares(words.text("stats.svg.seats"), seatRows());
        histogram("stats.score", statistics.scores());
        histogram("stats.margin", statistics.margins());
        histogram("stats.decisions", statistics.decisions());
        histogram("stats.branching", statistics.branching());
        histogram("stats.leads", statistics.leadChanges());
        reasons();
        report.effects().forEach(this::effect);
        report.held().forEach(this::held);
        return svgBuilder.build(WIDTH, Math.max(bottom[0], bottom[1]), report.title());
    }

    /// A row of a chart of shares.
    private record ShareRow(String label, WinShareEstimator share) {}

    private List<ShareRow> seatRows() {
        List<ShareRow> rows = new ArrayList<>();
        statistics
                .eachSeat()
                .forEach(
                        seat ->
                                rows.add(
                                        new ShareRow(
                                                words.text("stats.seat", seat + 1),
                                                statistics.bySeat().get(seat))));
        report.turnOrder()
                .forEach(
                        place ->
                                rows.add(
                                        new ShareRow(
                                                BalanceReport.turnOrderText(place),
                                                statistics.byTurnOrder().get(place))));
        return rows;
    }

    private void effect(String option, Map<String, BalanceStatistics> values) {
        List<ShareRow> rows = new ArrayList<>();
        values.forEach(
                (value, effect) -> rows.add(new ShareRow(value, effect.byTurnOrder().getFirst())));
        shares(words.text("stats.svg.first", option), rows);
        double most =
                values.values().stream()
                        .mapToDouble(each -> each.winningScores().mean())
                        .max()
                        .orElse(0);
        double width = COLUMN - LABELS - VALUES;
        int column = begin(words.text("stats.svg.winning", option));
        double y = bottom[column];
        double x = left(column) + LABELS;
        for (Map.Entry<String, BalanceStatistics> entry : values.entrySet()) {
            double mean = entry.getValue().winningScores().mean();
            svgBuilder.text(x - 10, y + 16, "end", entry.getKey());
            svgBuilder.bar(x, y + 4, most <= 0 ? 0 : Math.max(0, mean) / most * width, ROW - 8);
            svgBuilder.text(
                    left(column) + COLUMN, y + 16, "soft end", NumberFormatter.decimal(mean, 2));
            y += ROW;
        }
        end(column, values.size() * ROW);
    }

    private void held(HeldItemTable table) {
        List<ShareRow> rows =
                table.shown().stream()
                        .map(row -> new ShareRow(row.name(), row.holding().wins()))
                        .toList();
        if (!rows.isEmpty()) {
            shares(words.text("stats.svg.held", table.title(words)), rows);
        }
    }

    /// Draws shares of wins with their intervals, and the fair share as a dashed line.
    private void shares(String title, List<ShareRow> rows) {
        int height = rows.size() * ROW + ROW;
        int column = begin(title);
        double most = 2.0 / statistics.seats();
        for (ShareRow row : rows) {
            most = Math.max(most, row.share().interval().high());
        }
        double scale = (COLUMN - LABELS - VALUES) / Math.min(1, most);
        double x = left(column) + LABELS;
        double y = bottom[column];
        double fair = x + scale / statistics.seats();
        svgBuilder.line(x, y, x, y + rows.size() * ROW, "grid");
        svgBuilder.line(fair, y, fair, y + rows.size() * ROW, "fair");
        svgBuilder.text(fair, y + rows.size() * ROW + 15, "soft mid", words.text("stats.svg.fair"));
        for (ShareRow row : rows) {
            ConfidenceInterval confidenceInterval = row.share().interval();
            double middle = y + ROW / 2.0;
            svgBuilder.text(x - 10, middle + 4, "end", row.label());
            svgBuilder.line(
                    x + confidenceInterval.low() * scale,
                    middle,
                    x + confidenceInterval.high() * scale,
                    middle,
                    "mark");
            svgBuilder.dot(x + row.share().share() * scale, middle);
            svgBuilder.text(
                    left(column) + COLUMN,
                    middle + 4,
                    "soft end",
                    words.text("arena.share", NumberFormatter.percent(row.share().share())));
            y += ROW;
        }
        end(column, height);
    }

    /// Draws a histogram. Values on the right that are rarer than one in 200 are left out, so that
    /// one long game does not flatten all bars.
    private void histogram(String key, Histogram histogram) {
        int column = begin(words.text(key));
        int least = histogram.min();
        int most = histogram.quantile(1 - WORST);
        int step = step(most - least);
        int from = Math.floorDiv(least, step) * step;
        int bars = (most - from) / step + 1;
        long highest = 1;
        for (int i = 0; i < bars; i++) {
            highest = Math.max(highest, count(histogram, from + i * step, step));
        }
        double x = left(column);
        double base = bottom[column] + CHART;
        double width = (double) COLUMN / bars;
        for (int i = 0; i < bars; i++) {
            double height =
                    (double) count(histogram, from + i * step, step) / highest * (CHART - 20);
            svgBuilder.bar(x + i * width + 0.5, base - height, Math.max(1, width - 1), height);
            if (i % Math.max(1, (bars + 7) / 8) == 0) {
                svgBuilder.text(
                        x + (i + 0.5) * width,
                        base + 16,
                        "soft mid",
                        NumberFormatter.count(from + (long) i * step));
            }
        }
        svgBuilder.line(x, base, x + COLUMN, base, "grid");
        svgBuilder.text(
                x + COLUMN,
                bottom[column] + 6,
                "soft end",
                words.text(
                        "stats.svg.mean",
                        NumberFormatter.decimal(histogram.mean(), 2),
                        NumberFormatter.count(histogram.quantile(0.05)),
                        NumberFormatter.count(histogram.quantile(0.95)),
                        NumberFormatter.count(histogram.max())));
        end(column, CHART + ROW);
    }

    private static long count(Histogram histogram, int from, int step) {
        return histogram.count(from, from + step - 1);
    }

    /// The bar width: 1, 2 or 5 times a power of ten, which limits the number of bars.
    private static int step(int range) {
        int step = 1;
        for (int i = 0; range / step >= BARS; i++) {
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    private void reasons() {
        int height = statistics.reasons().size() * ROW * 2;
        int column = begin(words.text("stats.reasons"));
        double y = bottom[column];
        double width = COLUMN - VALUES;
        for (Map.Entry<String, Long> reason : statistics.reasons().entrySet()) {
            double share = (double) reason.getValue() / Math.max(1, statistics.games());
            svgBuilder.text(left(column), y + 16, "", words.text("reason." + reason.getKey()));
            svgBuilder.bar(left(column), y + ROW, share * width, ROW - 8);
            svgBuilder.text(
                    left(column) + COLUMN,
                    y + ROW + 13,
                    "soft end",
                    words.text("arena.share", NumberFormatter.percent(share)));
            y += 2 * ROW;
        }
        end(column, height);
    }

    /// Selects the column with more room and writes the title there.
    private int begin(String title) {
        int column = bottom[1] < bottom[0] ? 1 : 0;
        svgBuilder.text(left(column), bottom[column] + 14, "head", title);
        bottom[column] += HEAD;
        return column;
    }

    private void end(int column, int height) {
        bottom[column] += height + GAP;
    }

    private static int left(int column) {
        return MARGIN + column * (COLUMN + GAP);
    }
}
