package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.arena.Pace;
import lucca.arena.Sprt;
import lucca.arena.Standing;
import lucca.arena.Standings;
import lucca.bots.Bots;
import lucca.engine.Catalogue;
import lucca.engine.Game;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// What the arena is asked, and what comes of it, for programs and for people.
record ArenaReport(
        Game<?, ?> game,
        List<Bots> bots,
        Pace pace,
        long seed,
        int opening,
        long asked,
        Standings standings,
        @Nullable Sprt sprt) {
    private static final String FORMAT = "lucca-arena/1";

    /// All that the games depend on.
    Json.Obj settings() {
        return Json.object(
                "format", FORMAT,
                "version", Version.number(),
                "game", game.kind().name(),
                "seats", game.setup().seats(),
                "options", game.setup().options(),
                "extras", game.setup().extras(),
                "bots", bots.stream().map(Bots::word).toList(),
                "pace", PaceChoice.words(pace),
                "seed", String.valueOf(seed),
                "opening", opening);
    }

    /// One object on one line.
    String json() {
        Json.Obj all = Json.object("bots", numbers().mapToObj(this::json).toList());
        for (var member : settings().members().entrySet()) {
            if (!all.members().containsKey(member.getKey())) {
                all = all.with(member.getKey(), member.getValue());
            }
        }
        all = all.with("deals", standings.deals()).with("games", standings.games());
        return (sprt == null ? all : all.with("sprt", json(sprt))).toString();
    }

    private Json.Obj json(int bot) {
        Standing standing = standings.of(bot);
        return Json.object(
                "name", bots.get(bot).word(),
                "games", standing.games(),
                "winRate", Figures.rounded(standing.winRate()),
                "low", Figures.rounded(standing.rate().low()),
                "high", Figures.rounded(standing.rate().high()),
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

    /// How it stands, in a few words.
    String line() {
        return numbers()
                .mapToObj(
                        bot ->
                                Words.common()
                                        .text(
                                                "arena.running",
                                                bots.get(bot).word(),
                                                Figures.percent(standings.of(bot).winRate())))
                .collect(Collectors.joining("  "));
    }

    /// A table.
    String text() {
        Catalogue words = Words.of(game.kind());
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        "arena.games",
                        Figures.count(standings.games()),
                        words.text("title"),
                        game.setup().seats(),
                        Figures.count(standings.deals()),
                        game.setup().seats()));
        if (asked % game.setup().seats() != 0) {
            lines.add(words.text("arena.rounded", asked));
        }
        lines.add("");
        lines.addAll(table(words).lines());
        lines.add("");
        lines.add(words.text("arena.legend", bots.getLast().word()));
        numbers().forEach(bot -> late(bot, words, lines));
        if (sprt != null) {
            lines.add(verdict(sprt, words));
        }
        return String.join("\n", lines) + "\n";
    }

    private FigureTable table(Catalogue words) {
        FigureTable table = new FigureTable(List.of(words.text("arena.columns").split("\\|", -1)));
        numbers()
                .forEach(
                        bot -> {
                            Standing standing = standings.of(bot);
                            boolean last = bot == bots.size() - 1;
                            table.row(
                                    bots.get(bot).word(),
                                    Figures.count(standing.games()),
                                    Figures.percent(standing.winRate()),
                                    Figures.percents(standing.rate()),
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
                            bots.get(bot).word(),
                            Math.toIntExact(standing.late()),
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

    private IntStream numbers() {
        return IntStream.range(0, bots.size());
    }
}
