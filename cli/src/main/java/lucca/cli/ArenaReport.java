package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.arena.Sprt;
import lucca.arena.Standing;
import lucca.arena.Standings;
import lucca.engine.Catalogue;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// What came of a plan, so far or in the end, for programs and for people.
record ArenaReport(ArenaPlan plan, Standings standings, @Nullable Sprt sprt) {
    /// The report of a plan of which nothing is done yet.
    /// @throws UnreadableException if its bots cannot be compared in its seats
    static ArenaReport of(ArenaPlan plan, @Nullable Sprt sprt) {
        return new ArenaReport(plan, new Standings(plan.lineup()), sprt);
    }

    /// One object on one line.
    String json() {
        Json.Obj all = Json.object("bots", numbers().mapToObj(this::json).toList());
        for (var member : plan.settings().members().entrySet()) {
            if (!all.members().containsKey(member.getKey())) {
                all = all.with(member.getKey(), member.getValue());
            }
        }
        all = all.with("deals", standings.deals()).with("games", standings.games());
        all = isWhole() ? all : all.with("stopped", true);
        return (sprt == null ? all : all.with("sprt", json(sprt))).toString();
    }

    private Json.Obj json(int bot) {
        Standing standing = standings.of(bot);
        return Json.object(
                "name", name(bot),
                "games", standing.games(),
                "winRate", Figures.rounded(standing.winRate()),
                "low", Figures.rounded(standing.winRange().low()),
                "high", Figures.rounded(standing.winRange().high()),
                "elo", Figures.rounded(standing.elo()),
                "meanScore", Figures.rounded(standing.meanScore()),
                "msPerDecision", Figures.rounded(standing.msPerDecision()),
                "eloLow", Figures.rounded(standing.eloRange().low()),
                "eloHigh", Figures.rounded(standing.eloRange().high()),
                "meanMargin", Figures.rounded(standing.meanMargin()),
                "decisions", standing.decisions(),
                "late", standing.late(),
                "overtime", Figures.rounded(standing.overtime()));
    }

    private static Json.Obj json(Sprt sprt) {
        return Json.object(
                "lower", sprt.lower(),
                "higher", sprt.higher(),
                "llr", Figures.rounded(sprt.llr()),
                "bound", Figures.rounded(Sprt.BOUND),
                "verdict", sprt.verdict().name().toLowerCase(Locale.ROOT));
    }

    /// Whether all is played, or enough of it to decide.
    private boolean isWhole() {
        return standings.deals() >= plan.deals()
                || sprt != null && sprt.verdict() != Sprt.Verdict.OPEN;
    }

    /// How it stands, in a few words.
    String line() {
        return numbers()
                .mapToObj(
                        bot ->
                                Words.common()
                                        .text(
                                                "arena.running",
                                                name(bot),
                                                Figures.percent(standings.of(bot).winRate())))
                .collect(Collectors.joining("  "));
    }

    /// A table.
    String text() {
        Catalogue words = Words.of(plan.game().kind());
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        "arena.games",
                        Figures.count(standings.games()),
                        words.text("title"),
                        plan.seats(),
                        Figures.count(standings.deals()),
                        plan.seats()));
        if (!isWhole()) {
            lines.add(words.text("arena.stopped", Figures.count(plan.asked())));
        } else if (plan.asked() % plan.seats() != 0) {
            lines.add(words.text("arena.rounded", Figures.count(plan.asked())));
        }
        if (standings.deals() == 0) {
            return String.join("\n", lines) + "\n";
        }
        lines.add("");
        lines.addAll(table(words).lines());
        lines.add("");
        lines.add(words.text("arena.legend", plan.bots().getLast().word()));
        numbers().forEach(bot -> late(bot, words, lines));
        if (sprt != null) {
            lines.add(verdict(sprt, words));
        }
        return String.join("\n", lines) + "\n";
    }

    private FigureTable table(Catalogue words) {
        FigureTable table = new FigureTable(words.text("arena.columns"));
        numbers()
                .forEach(
                        bot -> {
                            Standing standing = standings.of(bot);
                            boolean last = bot == plan.bots().size() - 1;
                            table.row(
                                    name(bot),
                                    Figures.count(standing.games()),
                                    Figures.percent(standing.winRate()),
                                    Figures.percents(standing.winRange()),
                                    Figures.decimal(standing.elo(), 0),
                                    last ? "" : Figures.interval(standing.eloRange(), 0),
                                    Figures.decimal(standing.meanScore(), 2),
                                    Figures.decimal(standing.meanMargin(), 2),
                                    Figures.decimal(standing.msPerDecision(), 3));
                        });
        return table;
    }

    private void late(int bot, Catalogue words, List<String> lines) {
        Standing standing = standings.of(bot);
        if (standing.late() > 0) {
            lines.add(
                    words.text(
                            "arena.late",
                            name(bot),
                            standing.late(),
                            Figures.decimal(standing.overtime(), 0)));
        }
    }

    private static String verdict(Sprt sprt, Catalogue words) {
        String key =
                switch (sprt.verdict()) {
                    case LOWER -> "arena.sprt.lower";
                    case HIGHER -> "arena.sprt.higher";
                    case OPEN -> "arena.sprt.open";
                };
        return words.text(
                key,
                Figures.percent(sprt.lower()),
                Figures.percent(sprt.higher()),
                Figures.decimal(sprt.llr(), 2),
                Figures.decimal(Sprt.BOUND, 2));
    }

    private String name(int bot) {
        return plan.bots().get(bot).word();
    }

    private IntStream numbers() {
        return IntStream.range(0, plan.bots().size());
    }
}
