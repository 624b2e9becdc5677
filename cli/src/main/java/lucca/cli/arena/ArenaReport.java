package lucca.cli.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lucca.arena.BotStanding;
import lucca.arena.Sprt;
import lucca.arena.TournamentStandings;
import lucca.cli.text.CliMessages;
import lucca.cli.text.NumberFormatter;
import lucca.cli.text.NumericTable;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The result of a plan, intermediate or final, as JSON and as text.
record ArenaReport(ArenaPlan plan, TournamentStandings standings, @Nullable Sprt sprt) {
    /// The report of a plan before the first game.
    /// @throws UnreadableException if its bots cannot be compared in its seats
    static ArenaReport of(ArenaPlan plan, @Nullable Sprt sprt) {
        return new ArenaReport(plan, new TournamentStandings(plan.seatRotation()), sprt);
    }

    /// A JSON object on one line.
    String json() {
        Json.Obj all = Json.object("bots", numbers().mapToObj(this::json).toList());
        for (var member : plan.settings().members().entrySet()) {
            if (!all.members().containsKey(member.getKey())) {
                all = all.with(member.getKey(), member.getValue());
            }
        }
        all = all.with("deals", standings.deals()).with("games", standings.games());
        all = isComplete() ? all : all.with("stopped", true);
        return (sprt == null ? all : all.with("sprt", json(sprt))).toString();
    }

    private Json.Obj json(int bot) {
        BotStanding botStanding = standings.of(bot);
        return Json.object(
                "name", name(bot),
                "games", botStanding.games(),
                "winRate", NumberFormatter.rounded(botStanding.winRate()),
                "low", NumberFormatter.rounded(botStanding.winRange().low()),
                "high", NumberFormatter.rounded(botStanding.winRange().high()),
                "elo", NumberFormatter.rounded(botStanding.elo()),
                "meanScore", NumberFormatter.rounded(botStanding.meanScore()),
                "msPerDecision", NumberFormatter.rounded(botStanding.msPerDecision()),
                "eloLow", NumberFormatter.rounded(botStanding.eloRange().low()),
                "eloHigh", NumberFormatter.rounded(botStanding.eloRange().high()),
                "meanMargin", NumberFormatter.rounded(botStanding.meanMargin()),
                "decisions", botStanding.decisions(),
                "late", botStanding.overruns(),
                "overtime", NumberFormatter.rounded(botStanding.maxOverrunMs()));
    }

    private static Json.Obj json(Sprt sprt) {
        return Json.object(
                "lower", sprt.lower(),
                "higher", sprt.higher(),
                "llr", NumberFormatter.rounded(sprt.llr()),
                "bound", NumberFormatter.rounded(Sprt.BOUND),
                "verdict", sprt.verdict().name().toLowerCase(Locale.ROOT));
    }

    /// Whether all games are played, or enough of them for the sequential test to decide.
    private boolean isComplete() {
        return standings.deals() >= plan.deals()
                || sprt != null && sprt.verdict() != Sprt.Verdict.OPEN;
    }

    /// The intermediate result in a few words.
    String progressLine() {
        return numbers()
                .mapToObj(
                        bot ->
                                CliMessages.common()
                                        .text(
                                                "arena.running",
                                                name(bot),
                                                NumberFormatter.percent(
                                                        standings.of(bot).winRate())))
                .collect(Collectors.joining("  "));
    }

    /// The result as a table.
    String text() {
        MessageCatalogue words = CliMessages.of(plan.game().kind());
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        "arena.games",
                        NumberFormatter.count(standings.games()),
                        words.text("title"),
                        plan.seats(),
                        NumberFormatter.count(standings.deals()),
                        plan.seats()));
        if (!isComplete()) {
            lines.add(words.text("arena.stopped", NumberFormatter.count(plan.requestedGames())));
        } else if (plan.requestedGames() % plan.seats() != 0) {
            lines.add(words.text("arena.rounded", NumberFormatter.count(plan.requestedGames())));
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

    private NumericTable table(MessageCatalogue words) {
        NumericTable table = new NumericTable(words.text("arena.columns"));
        numbers()
                .forEach(
                        bot -> {
                            BotStanding botStanding = standings.of(bot);
                            boolean last = bot == plan.bots().size() - 1;
                            table.row(
                                    name(bot),
                                    NumberFormatter.count(botStanding.games()),
                                    NumberFormatter.percent(botStanding.winRate()),
                                    NumberFormatter.percentInterval(botStanding.winRange()),
                                    NumberFormatter.decimal(botStanding.elo(), 0),
                                    last ? "" : NumberFormatter.interval(botStanding.eloRange(), 0),
                                    NumberFormatter.decimal(botStanding.meanScore(), 2),
                                    NumberFormatter.decimal(botStanding.meanMargin(), 2),
                                    NumberFormatter.decimal(botStanding.msPerDecision(), 3));
                        });
        return table;
    }

    private void late(int bot, MessageCatalogue words, List<String> lines) {
        BotStanding botStanding = standings.of(bot);
        if (botStanding.overruns() > 0) {
            lines.add(
                    words.text(
                            "arena.late",
                            name(bot),
                            botStanding.overruns(),
                            NumberFormatter.decimal(botStanding.maxOverrunMs(), 0)));
        }
    }

    private static String verdict(Sprt sprt, MessageCatalogue words) {
        String key =
                switch (sprt.verdict()) {
                    case LOWER -> "arena.sprt.lower";
                    case HIGHER -> "arena.sprt.higher";
                    case OPEN -> "arena.sprt.open";
                };
        return words.text(
                key,
                NumberFormatter.percent(sprt.lower()),
                NumberFormatter.percent(sprt.higher()),
                NumberFormatter.decimal(sprt.llr(), 2),
                NumberFormatter.decimal(Sprt.BOUND, 2));
    }

    private String name(int bot) {
        return plan.bots().get(bot).word();
    }

    private IntStream numbers() {
        return IntStream.range(0, plan.bots().size());
    }
}
