package lucca.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import lucca.arena.Balance;
import lucca.arena.BalanceRun;
import lucca.arena.Distribution;
import lucca.arena.PairedShare;
import lucca.bots.Bots;
import lucca.engine.Catalogue;
import lucca.engine.Game;
import lucca.engine.Json;

/// How balanced a game is, for programs and for people.
/// @param effects what changes with the values of an option, by option and value
/// @param varied the options of which all values were to be played
/// @param stopped whether games are missing because somebody stopped it
record BalanceReport(
        Game<?, ?> game,
        BalanceRun run,
        Balance balance,
        Map<String, Map<String, Balance>> effects,
        Map<String, Variants> varied,
        boolean stopped) {
    private static final List<Double> QUANTILES = List.of(0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0);

    /// One object on one line.
    String json() {
        Map<String, Object> all = new LinkedHashMap<>();
        effects.forEach(
                (name, values) -> {
                    Map<String, Object> rows = new LinkedHashMap<>();
                    values.forEach((value, effect) -> rows.put(value, brief(effect)));
                    all.put(name, rows);
                });
        Json.Obj report =
                Json.object(
                        "game", game.kind().name(),
                        "seats", game.setup().seats(),
                        "options", game.setup().options(),
                        "bots", run.bots().stream().map(Bots::word).toList(),
                        "pace", PaceChoice.words(run.pace()),
                        "seed", String.valueOf(run.seed()),
                        "games", balance.games(),
                        "bySeat", rates(balance.bySeat()),
                        "byPlace", rates(balance.byPlace()),
                        "scores", each(balance::scores),
                        "decisionsBySeat", each(balance::decisions),
                        "score", distribution(balance.scores()),
                        "winningScore", distribution(balance.winning()),
                        "margin", distribution(balance.margins()),
                        "decisions", distribution(balance.decisions()),
                        "branching", distribution(balance.branching()),
                        "leadChanges", distribution(balance.leadChanges()),
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

    /// How those fared who held something at the end, by kind.
    List<HeldTable> held() {
        return balance.held().entrySet().stream()
                .map(entry -> new HeldTable(entry.getKey(), entry.getValue(), balance.seats()))
                .toList();
    }

    /// Why values were not played, by option and value.
    private Map<String, Object> leftOut() {
        Catalogue words = Words.of(game.kind());
        Map<String, Object> all = new LinkedHashMap<>();
        varied.forEach(
                (name, variants) -> {
                    Map<String, Object> values = new LinkedHashMap<>();
                    variants.leftOut().forEach((value, why) -> values.put(value, words.text(why)));
                    if (!values.isEmpty()) {
                        all.put(name, values);
                    }
                });
        return all;
    }

    private static Json.Obj brief(Balance effect) {
        return Json.object(
                "games", effect.games(),
                "byPlace", rates(effect.byPlace()),
                "meanScore", Figures.rounded(effect.scores().mean()),
                "meanWinningScore", Figures.rounded(effect.winning().mean()),
                "meanMargin", Figures.rounded(effect.margins().mean()),
                "meanDecisions", Figures.rounded(effect.decisions().mean()),
                "meanBranching", Figures.rounded(effect.branching().mean()),
                "meanLeadChanges", Figures.rounded(effect.leadChanges().mean()));
    }

    private static List<Json.Obj> rates(List<PairedShare> shares) {
        return shares.stream()
                .map(
                        share ->
                                Json.object(
                                        "winRate", Figures.rounded(share.share()),
                                        "low", Figures.rounded(share.interval().low()),
                                        "high", Figures.rounded(share.interval().high())))
                .toList();
    }

    private List<Json.Obj> each(IntFunction<Distribution> distribution) {
        return balance.eachSeat().mapToObj(seat -> distribution(distribution.apply(seat))).toList();
    }

    private static Json.Obj distribution(Distribution distribution) {
        return Json.object(
                "mean", Figures.rounded(distribution.mean()),
                "least", distribution.least(),
                "q05", distribution.quantile(0.05),
                "q25", distribution.quantile(0.25),
                "median", distribution.quantile(0.5),
                "q75", distribution.quantile(0.75),
                "q95", distribution.quantile(0.95),
                "most", distribution.most());
    }

    /// Tables.
    String text() {
        Catalogue words = Words.of(game.kind());
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
                                                Figures.percent((double) count / balance.games()),
                                                words.text("reason." + reason))));
        effects.forEach(
                (name, values) -> {
                    lines.add("");
                    lines.addAll(effects(words, name, values).lines());
                });
        varied.forEach((name, variants) -> leftOut(words, name, variants, lines));
        for (HeldTable table : held()) {
            lines.add("");
            lines.addAll(table.lines(words));
        }
        lines.add("");
        lines.add(words.text("stats.legend"));
        return String.join("\n", lines) + "\n";
    }

    /// A line for each reason for which values were not played.
    private static void leftOut(
            Catalogue words, String name, Variants variants, List<String> lines) {
        Map<String, List<String>> byReason = new LinkedHashMap<>();
        variants.leftOut()
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

    /// What was played.
    String title() {
        Catalogue words = Words.of(game.kind());
        return words.text(
                "stats.title",
                Figures.count(balance.games()),
                words.text("title"),
                game.setup().seats());
    }

    /// How it was played.
    String subtitle() {
        List<String> names = run.bots().stream().map(Bots::word).distinct().toList();
        List<String> options =
                game.setup().options().entrySet().stream()
                        .map(option -> option.getKey() + " " + option.getValue())
                        .toList();
        return Words.common()
                .text("stats.subtitle", names, PaceChoice.words(run.pace()), run.seed(), options);
    }

    private FigureTable seats(Catalogue words) {
        FigureTable table = new FigureTable(words.text("stats.seats"));
        balance.eachSeat()
                .forEach(
                        seat ->
                                table.row(
                                        words.text("stats.seat", seat + 1),
                                        Figures.percent(balance.bySeat().get(seat).share()),
                                        Figures.percents(balance.bySeat().get(seat).interval()),
                                        Figures.decimal(balance.scores(seat).mean(), 2),
                                        Figures.decimal(balance.decisions(seat).mean(), 2)));
        places().forEach(
                        place ->
                                table.row(
                                        place(place),
                                        Figures.percent(balance.byPlace().get(place).share()),
                                        Figures.percents(balance.byPlace().get(place).interval()),
                                        "",
                                        ""));
        return table;
    }

    /// The words for a place in the order of play.
    static String place(int place) {
        return Words.common().text(place == 0 ? "stats.first" : "stats.place", place + 1);
    }

    private FigureTable distributions(Catalogue words) {
        FigureTable table = new FigureTable(words.text("stats.distributions"));
        row(table, words.text("stats.score"), balance.scores());
        balance.eachSeat()
                .forEach(
                        seat ->
                                row(
                                        table,
                                        words.text("stats.score.seat", seat + 1),
                                        balance.scores(seat)));
        row(table, words.text("stats.winning"), balance.winning());
        row(table, words.text("stats.margin"), balance.margins());
        row(table, words.text("stats.decisions"), balance.decisions());
        row(table, words.text("stats.branching"), balance.branching());
        row(table, words.text("stats.leads"), balance.leadChanges());
        return table;
    }

    private static void row(FigureTable table, String name, Distribution distribution) {
        List<String> cells =
                new ArrayList<>(List.of(name, Figures.decimal(distribution.mean(), 2)));
        QUANTILES.forEach(share -> cells.add(Figures.count(distribution.quantile(share))));
        table.row(cells.toArray(String[]::new));
    }

    private static FigureTable effects(Catalogue words, String name, Map<String, Balance> values) {
        FigureTable table = new FigureTable(name + "|" + words.text("stats.effects"));
        values.forEach(
                (value, effect) ->
                        table.row(
                                value,
                                Figures.count(effect.games()),
                                Figures.percent(effect.byPlace().getFirst().share()),
                                Figures.percents(effect.byPlace().getFirst().interval()),
                                Figures.decimal(effect.scores().mean(), 2),
                                Figures.decimal(effect.winning().mean(), 2),
                                Figures.decimal(effect.margins().mean(), 2),
                                Figures.decimal(effect.decisions().mean(), 2),
                                Figures.decimal(effect.branching().mean(), 2),
                                Figures.decimal(effect.leadChanges().mean(), 2)));
        return table;
    }

    /// The places in the order of play, unless they are the seats.
    IntStream places() {
        return balance.firstVaries() ? balance.eachSeat() : IntStream.empty();
    }
}
