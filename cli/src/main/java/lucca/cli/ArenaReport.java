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
    private static final double PERCENT = 100;

    /// All that the games depend on.
    Json.Obj settings() {
        return Json.object(
                "format", FORMAT,
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
                "winRate", rounded(standing.winRate()),
                "low", rounded(standing.rate().low()),
                "high", rounded(standing.rate().high()),
                "elo", rounded(standing.elo()),
                "meanScore", rounded(standing.meanScore()),
                "msPerDecision", rounded(standing.msPerDecision()),
                "eloLow", rounded(standing.eloRange().low()),
                "eloHigh", rounded(standing.eloRange().high()),
                "meanMargin", rounded(standing.meanMargin()),
                "decisions", standing.decisions(),
                "late", standing.late(),
                "overtime", rounded(standing.overtime()));
    }

    private static Json.Obj json(Sprt sprt) {
        return Json.object(
                "lower", sprt.lower(),
                "higher", sprt.higher(),
                "llr", rounded(sprt.llr()),
                "bound", rounded(Sprt.BOUND),
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
                                                percent(standings.of(bot).winRate())))
                .collect(Collectors.joining("  "));
    }

    /// A table.
    String text() {
        Catalogue words = Words.of(game.kind());
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        "arena.games",
                        String.format(Locale.ROOT, "%,d", standings.games()),
                        words.text("title"),
                        game.setup().seats(),
                        String.format(Locale.ROOT, "%,d", standings.deals()),
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
                                    String.format(Locale.ROOT, "%,d", standing.games()),
                                    percent(standing.winRate()),
                                    words.text(
                                            "arena.interval",
                                            percent(standing.rate().low()),
                                            percent(standing.rate().high())),
                                    decimal(standing.elo(), 0),
                                    last
                                            ? ""
                                            : words.text(
                                                    "arena.interval",
                                                    decimal(standing.eloRange().low(), 0),
                                                    decimal(standing.eloRange().high(), 0)),
                                    decimal(standing.meanScore(), 2),
                                    decimal(standing.meanMargin(), 2),
                                    decimal(standing.msPerDecision(), 3));
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
                            decimal(standing.overtime(), 0)));
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
                percent(sprt.lower()),
                percent(sprt.higher()),
                decimal(sprt.llr(), 2),
                decimal(Sprt.BOUND, 2));
    }

    private IntStream numbers() {
        return IntStream.range(0, bots.size());
    }

    private static double rounded(double value) {
        return Math.round(value * 1e6) / 1e6;
    }

    private static String percent(double share) {
        return decimal(share * PERCENT, 1);
    }

    private static String decimal(double value, int digits) {
        String text = String.format(Locale.ROOT, "%." + digits + "f", value);
        return text.matches("-0(\\.0*)?") ? text.substring(1) : text;
    }
}
