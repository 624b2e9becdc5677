package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.arena.Balance;
import lucca.arena.Distribution;
import lucca.arena.Interval;
import lucca.arena.PairedShare;
import lucca.engine.Catalogue;

/// Draws a report on the balance of a game: shares of wins with their intervals, and how points,
/// length, choices and changes of the lead are spread.
final class BalancePicture {
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
    private final Balance balance;
    private final Catalogue words;
    private final Svg svg = new Svg();
    private final int[] bottom = {TOP, TOP};

    BalancePicture(BalanceReport report) {
        this.report = report;
        balance = report.balance();
        words = Words.of(report.game().kind());
    }

    String svg() {
        svg.text(MARGIN, MARGIN + 14, "title", report.title());
        svg.text(MARGIN, MARGIN + 36, "soft", report.subtitle());
        shares(words.text("stats.svg.seats"), seatRows());
        histogram("stats.score", balance.scores());
        histogram("stats.margin", balance.margins());
        histogram("stats.decisions", balance.decisions());
        histogram("stats.branching", balance.branching());
        histogram("stats.leads", balance.leadChanges());
        reasons();
        report.effects().forEach(this::effect);
        report.held().forEach(this::held);
        return svg.file(WIDTH, Math.max(bottom[0], bottom[1]), report.title());
    }

    /// A line of a chart of shares.
    private record Row(String label, PairedShare share) {}

    private List<Row> seatRows() {
        List<Row> rows = new ArrayList<>();
        balance.eachSeat()
                .forEach(
                        seat ->
                                rows.add(
                                        new Row(
                                                words.text("stats.seat", seat + 1),
                                                balance.bySeat().get(seat))));
        report.places()
                .forEach(
                        place ->
                                rows.add(
                                        new Row(
                                                BalanceReport.place(place),
                                                balance.byPlace().get(place))));
        return rows;
    }

    private void effect(String option, Map<String, Balance> values) {
        List<Row> rows = new ArrayList<>();
        values.forEach((value, effect) -> rows.add(new Row(value, effect.byPlace().getFirst())));
        shares(words.text("stats.svg.first", option), rows);
        double most =
                values.values().stream().mapToDouble(each -> each.winning().mean()).max().orElse(0);
        double width = COLUMN - LABELS - VALUES;
        int column = begin(words.text("stats.svg.winning", option));
        double y = bottom[column];
        double x = left(column) + LABELS;
        for (Map.Entry<String, Balance> entry : values.entrySet()) {
            double mean = entry.getValue().winning().mean();
            svg.text(x - 10, y + 16, "end", entry.getKey());
            svg.bar(x, y + 4, most <= 0 ? 0 : Math.max(0, mean) / most * width, ROW - 8);
            svg.text(left(column) + COLUMN, y + 16, "soft end", Figures.decimal(mean, 2));
            y += ROW;
        }
        end(column, values.size() * ROW);
    }

    private void held(HeldTable table) {
        List<Row> rows =
                table.shown().stream()
                        .map(row -> new Row(row.name(), row.holding().wins()))
                        .toList();
        if (!rows.isEmpty()) {
            shares(words.text("stats.svg.held", table.title(words)), rows);
        }
    }

    /// Shares of wins with their intervals, and the fair share as a broken line.
    private void shares(String title, List<Row> rows) {
        int height = rows.size() * ROW + ROW;
        int column = begin(title);
        double most = 2.0 / balance.seats();
        for (Row row : rows) {
            most = Math.max(most, row.share().interval().high());
        }
        double scale = (COLUMN - LABELS - VALUES) / Math.min(1, most);
        double x = left(column) + LABELS;
        double y = bottom[column];
        double fair = x + scale / balance.seats();
        svg.line(x, y, x, y + rows.size() * ROW, "grid");
        svg.line(fair, y, fair, y + rows.size() * ROW, "fair");
        svg.text(fair, y + rows.size() * ROW + 15, "soft mid", words.text("stats.svg.fair"));
        for (Row row : rows) {
            Interval interval = row.share().interval();
            double middle = y + ROW / 2.0;
            svg.text(x - 10, middle + 4, "end", row.label());
            svg.line(
                    x + interval.low() * scale,
                    middle,
                    x + interval.high() * scale,
                    middle,
                    "mark");
            svg.dot(x + row.share().share() * scale, middle);
            svg.text(
                    left(column) + COLUMN,
                    middle + 4,
                    "soft end",
                    words.text("arena.share", Figures.percent(row.share().share())));
            y += ROW;
        }
        end(column, height);
    }

    /// Bars for how often values come up. What is rarer than one in 200 on the right is left out,
    /// so that one long game does not flatten all others.
    private void histogram(String key, Distribution distribution) {
        int column = begin(words.text(key));
        int least = distribution.least();
        int most = distribution.quantile(1 - WORST);
        int step = step(most - least);
        int from = Math.floorDiv(least, step) * step;
        int bars = (most - from) / step + 1;
        long highest = 1;
        for (int i = 0; i < bars; i++) {
            highest = Math.max(highest, count(distribution, from + i * step, step));
        }
        double x = left(column);
        double base = bottom[column] + CHART;
        double width = (double) COLUMN / bars;
        for (int i = 0; i < bars; i++) {
            double height =
                    (double) count(distribution, from + i * step, step) / highest * (CHART - 20);
            svg.bar(x + i * width + 0.5, base - height, Math.max(1, width - 1), height);
            if (i % Math.max(1, (bars + 7) / 8) == 0) {
                svg.text(
                        x + (i + 0.5) * width,
                        base + 16,
                        "soft mid",
                        Figures.count(from + (long) i * step));
            }
        }
        svg.line(x, base, x + COLUMN, base, "grid");
        svg.text(
                x + COLUMN,
                bottom[column] + 6,
                "soft end",
                words.text(
                        "stats.svg.mean",
                        Figures.decimal(distribution.mean(), 2),
                        Figures.count(distribution.quantile(0.05)),
                        Figures.count(distribution.quantile(0.95)),
                        Figures.count(distribution.most())));
        end(column, CHART + ROW);
    }

    private static long count(Distribution distribution, int from, int step) {
        return distribution.count(from, from + step - 1);
    }

    /// 1, 2 or 5 times a power of ten, so that the bars are not too many.
    private static int step(int range) {
        int step = 1;
        for (int i = 0; range / step >= BARS; i++) {
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    private void reasons() {
        int height = balance.reasons().size() * ROW * 2;
        int column = begin(words.text("stats.reasons"));
        double y = bottom[column];
        double width = COLUMN - VALUES;
        for (Map.Entry<String, Long> reason : balance.reasons().entrySet()) {
            double share = (double) reason.getValue() / Math.max(1, balance.games());
            svg.text(left(column), y + 16, "", words.text("reason." + reason.getKey()));
            svg.bar(left(column), y + ROW, share * width, ROW - 8);
            svg.text(
                    left(column) + COLUMN,
                    y + ROW + 13,
                    "soft end",
                    words.text("arena.share", Figures.percent(share)));
            y += 2 * ROW;
        }
        end(column, height);
    }

    /// Takes the column that has more room, and writes the title there.
    private int begin(String title) {
        int column = bottom[1] < bottom[0] ? 1 : 0;
        svg.text(left(column), bottom[column] + 14, "head", title);
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
