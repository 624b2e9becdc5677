package lucca.cli.stats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import lucca.arena.BalanceSimulation;
import lucca.arena.BalanceStatistics;
import lucca.arena.Histogram;
import lucca.arena.WinShareEstimator;
import lucca.bots.BotKind;
import lucca.cli.argument.ThinkingLimitArguments;
import lucca.cli.text.CliMessages;
import lucca.cli.text.NumberFormatter;
import lucca.cli.text.NumericTable;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// A report on the balance of a game, as JSON and as text.
/// @param effects the differences between the values of an option, by option and value
/// @param varied the options of which all values were to be played
/// @param stopped whether games are missing because of an interrupt
record BalanceReport(
        Game<?, ?> game,
        BalanceSimulation run,
        BalanceStatistics balance,
        Map<String, Map<String, BalanceStatistics>> effects,
        Map<String, OptionVariants> varied,
        boolean stopped) {
    private static final List<Double> QUANTILES = List.of(0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0);

    /// A JSON object on one line.
    String json() {
        Map<String, Object> all = new LinkedHashMap<>();
        effects.forEach(
                (name, values) -> {
                    Map<String, Object> rows = new LinkedHashMap<>();
                    values.forEach((value, effect) -> rows.put(value, effectJson(effect)));
                    all.put(name, rows);
                });
        Json.Obj report =
                Json.object(
                        "game", game.kind().name(),
                        "seats", game.setup().seats(),
                        "options", game.setup().options(),
                        "bots", run.bots().stream().map(BotKind::word).toList(),
                        "pace", ThinkingLimitArguments.describe(run.thinkingLimit()),
                        "seed", String.valueOf(run.seed()),
                        "games", balance.games(),
                        "bySeat", rates(balance.bySeat()),
                        "byPlace", rates(balance.byTurnOrder()),
                        "scores", each(balance::scores),
                        "decisionsBySeat", each(balance::decisions),
                        "score", histogram(balance.scores()),
                        "winningScore", histogram(balance.winningScores()),
                        "margin", histogram(balance.margins()),
                        "decisions", histogram(balance.decisions()),
                        "branching", histogram(balance.branching()),
                        "leadChanges", histogram(balance.leadChanges()),
                        "endReasons", balance.reasons(),
                        "effects", all,
                        "held", heldObjects(),
                        "leftOut", leftOut());
        return (stopped ? report.with("stopped", true) : report).toString();
    }

    private Map<String, Object> heldObjects() {
        Map<String, Object> all = new LinkedHashMap<>();
        held().forEach(table -> all.put(table.kind(), table.json()));
        return all;
    }

    /// The results of seats that held an item at the end, by kind.
    List<HeldItemTable> held() {
        return balance.held().entrySet().stream()
                .map(entry -> new HeldItemTable(entry.getKey(), entry.getValue(), balance.seats()))
                .toList();
    }

    /// The reasons why values were not played, by option and value.
    private Map<String, Object> leftOut() {
        MessageCatalogue words = CliMessages.of(game.kind());
        Map<String, Object> all = new LinkedHashMap<>();
        varied.forEach(
                (name, optionVariants) -> {
                    Map<String, Object> values = new LinkedHashMap<>();
                    optionVariants
                            .excluded()
                            .forEach((value, why) -> values.put(value, words.text(why)));
                    if (!values.isEmpty()) {
                        all.put(name, values);
                    }
                });
        return all;
    }

    private static Json.Obj effectJson(BalanceStatistics effect) {
        return Json.object(
                "games", effect.games(),
                "byPlace", rates(effect.byTurnOrder()),
                "meanScore", NumberFormatter.rounded(effect.scores().mean()),
                "meanWinningScore", NumberFormatter.rounded(effect.winningScores().mean()),
                "meanMargin", NumberFormatter.rounded(effect.margins().mean()),
                "meanDecisions", NumberFormatter.rounded(effect.decisions().mean()),
                "meanBranching", NumberFormatter.rounded(effect.branching().mean()),
                "meanLeadChanges", NumberFormatter.rounded(effect.leadChanges().mean()));
    }

    private static List<Json.Obj> rates(List<WinShareEstimator> shares) {
        return shares.stream()
                .map(
                        share ->
                                Json.object(
                                        "winRate", NumberFormatter.rounded(share.share()),
                                        "low", NumberFormatter.rounded(share.interval().low()),
                                        "high", NumberFormatter.rounded(share.interval().high())))
                .toList();
    }

    private List<Json.Obj> each(IntFunction<Histogram> histogram) {
        return balance.eachSeat().mapToObj(seat -> histogram(histogram.apply(seat))).toList();
    }

    private static Json.Obj histogram(Histogram histogram) {
        return Json.object(
                "mean", NumberFormatter.rounded(histogram.mean()),
                "least", histogram.min(),
                "q05", histogram.quantile(0.05),
                "q25", histogram.quantile(0.25),
                "median", histogram.quantile(0.5),
                "q75", histogram.quantile(0.75),
                "q95", histogram.quantile(0.95),
                "most", histogram.max());
    }

    /// The report as tables.
    String text() {
        MessageCatalogue words = CliMessages.of(game.kind());
        List<String> lines = new ArrayList<>(List.of(title(), subtitle()));
        if (stopped) {
            lines.add(words.text("stats.stopped"));
        }
        if (balance.games() == 0) {
            return String.join("\n", lines) + "\n";
        }
        lines.add("");
        lines.addAll(seats(words).lines());
        lines.add("");
        lines.addAll(distributions(words).lines());
        lines.add("");
        balance.reasons()
                .forEach(
                        (reason, count) ->
                                lines.add(
                                        words.text(
                                                "simulate.reason",
                                                NumberFormatter.percent(
                                                        (double) count / balance.games()),
                                                words.text("reason." + reason))));
        effects.forEach(
                (name, values) -> {
                    lines.add("");
                    lines.addAll(effects(words, name, values).lines());
                });
        varied.forEach((name, optionVariants) -> leftOut(words, name, optionVariants, lines));
        for (HeldItemTable table : held()) {
            lines.add("");
            lines.addAll(table.lines(words));
        }
        lines.add("");
        lines.add(words.text("stats.legend"));
        return String.join("\n", lines) + "\n";
    }

    /// Adds a line for each reason for which values were not played.
    private static void leftOut(
            MessageCatalogue words,
            String name,
            OptionVariants optionVariants,
            List<String> lines) {
        Map<String, List<String>> byReason = new LinkedHashMap<>();
        optionVariants
                .excluded()
                .forEach(
                        (value, why) ->
                                byReason.computeIfAbsent(words.text(why), key -> new ArrayList<>())
                                        .add(value));
        byReason.forEach(
                (why, values) -> {
                    lines.add("");
                    lines.add(words.text("stats.leftOut", name, values, why));
                });
    }

    /// The number of games, the game and its number of seats.
    String title() {
        MessageCatalogue words = CliMessages.of(game.kind());
        return words.text(
                "stats.title",
                NumberFormatter.count(balance.games()),
                words.text("title"),
                game.setup().seats());
    }

    /// The bots, their thinking limit, the seed and the options.
    String subtitle() {
        List<String> names = run.bots().stream().map(BotKind::word).distinct().toList();
        List<String> options =
                game.setup().options().entrySet().stream()
                        .map(option -> option.getKey() + " " + option.getValue())
                        .toList();
        return CliMessages.common()
                .text(
                        "stats.subtitle",
                        names,
                        ThinkingLimitArguments.describe(run.thinkingLimit()),
                        run.seed(),
                        options);
    }

    private NumericTable seats(MessageCatalogue words) {
        NumericTable table = new NumericTable(words.text("stats.seats"));
        balance.eachSeat()
                .forEach(
                        seat ->
                                table.row(
                                        words.text("stats.seat", seat + 1),
                                        NumberFormatter.percent(balance.bySeat().get(seat).share()),
                                        NumberFormatter.percentInterval(
                                                balance.bySeat().get(seat).interval()),
                                        NumberFormatter.decimal(balance.scores(seat).mean(), 2),
                                        NumberFormatter.decimal(
                                                balance.decisions(seat).mean(), 2)));
        turnOrder()
                .forEach(
                        place ->
                                table.row(
                                        turnOrderText(place),
                                        NumberFormatter.percent(
                                                balance.byTurnOrder().get(place).share()),
                                        NumberFormatter.percentInterval(
                                                balance.byTurnOrder().get(place).interval()),
                                        "",
                                        ""));
        return table;
    }

    /// The name of a place in the order of play.
    static String turnOrderText(int place) {
        return CliMessages.common().text(place == 0 ? "stats.first" : "stats.place", place + 1);
    }

    private NumericTable distributions(MessageCatalogue words) {
        NumericTable table = new NumericTable(words.text("stats.distributions"));
        row(table, words.text("stats.score"), balance.scores());
        balance.eachSeat()
                .forEach(
                        seat ->
                                row(
                                        table,
                                        words.text("stats.score.seat", seat + 1),
                                        balance.scores(seat)));
        row(table, words.text("stats.winning"), balance.winningScores());
        row(table, words.text("stats.margin"), balance.margins());
        row(table, words.text("stats.decisions"), balance.decisions());
        row(table, words.text("stats.branching"), balance.branching());
        row(table, words.text("stats.leads"), balance.leadChanges());
        return table;
    }

    private static void row(NumericTable table, String name, Histogram histogram) {
        List<String> cells =
                new ArrayList<>(List.of(name, NumberFormatter.decimal(histogram.mean(), 2)));
        QUANTILES.forEach(share -> cells.add(NumberFormatter.count(histogram.quantile(share))));
        table.row(cells.toArray(String[]::new));
    }

    private static NumericTable effects(
            MessageCatalogue words, String name, Map<String, BalanceStatistics> values) {
        NumericTable table = new NumericTable(name + "|" + words.text("stats.effects"));
        values.forEach(
                (value, effect) ->
                        table.row(
                                value,
                                NumberFormatter.count(effect.games()),
                                NumberFormatter.percent(effect.byTurnOrder().getFirst().share()),
                                NumberFormatter.percentInterval(
                                        effect.byTurnOrder().getFirst().interval()),
                                NumberFormatter.decimal(effect.scores().mean(), 2),
                                NumberFormatter.decimal(effect.winningScores().mean(), 2),
                                NumberFormatter.decimal(effect.margins().mean(), 2),
                                NumberFormatter.decimal(effect.decisions().mean(), 2),
                                NumberFormatter.decimal(effect.branching().mean(), 2),
                                NumberFormatter.decimal(effect.leadChanges().mean(), 2)));
        return table;
    }

    /// The places in the order of play, unless they equal the seats.
    IntStream turnOrder() {
        return balance.firstVaries() ? balance.eachSeat() : IntStream.empty();
    }
}
