package lucca.cli.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.bots.BotKind;
import lucca.cli.text.CliMessages;
import lucca.cli.text.NumberFormatter;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;

/// The result of a simulation, as JSON and as text.
record SimulationReport(
        Game<?, ?> game,
        List<BotKind> bots,
        long seed,
        int threads,
        SimulationTotals tally,
        double seconds) {
    /// A JSON object on one line, with the names of the record contract.
    String json() {
        return Json.object(
                        "game", game.kind().name(),
                        "seats", game.setup().seats(),
                        "options", game.setup().options(),
                        "bots", bots.stream().map(BotKind::word).toList(),
                        "seed", String.valueOf(seed),
                        "threads", threads,
                        "games", tally.games(),
                        "decisions", tally.decisions(),
                        "seconds", rounded(seconds, 1e6),
                        "playoutsPerSecond", rounded(tally.games() / seconds, 10),
                        "decisionsPerSecond", rounded(tally.decisions() / seconds, 10),
                        "wins", seats().mapToDouble(tally::wins).boxed().toList(),
                        "meanScores", seats().mapToDouble(tally::meanScore).boxed().toList(),
                        "endReasons", tally.reasons())
                .toString();
    }

    String text() {
        MessageCatalogue words = CliMessages.of(game.kind());
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        "simulate.games",
                        NumberFormatter.count(tally.games()),
                        words.text("title"),
                        game.setup().seats()));
        lines.add(
                words.text(
                        "simulate.speed",
                        NumberFormatter.count(tally.decisions()),
                        NumberFormatter.decimal(seconds, 2),
                        NumberFormatter.count(Math.round(tally.decisions() / seconds))));
        lines.add("");
        seats().forEach(
                        seat ->
                                lines.add(
                                        words.text(
                                                "simulate.seat",
                                                seat + 1,
                                                bots.get(seat).word(),
                                                NumberFormatter.decimal(
                                                        100 * tally.wins(seat) / tally.games(), 1),
                                                NumberFormatter.decimal(
                                                        tally.meanScore(seat), 2))));
        lines.add(words.text("simulate.shared"));
        lines.add("");
        tally.reasons()
                .forEach(
                        (reason, count) ->
                                lines.add(
                                        words.text(
                                                "simulate.reason",
                                                NumberFormatter.decimal(
                                                        100.0 * count / tally.games(), 1),
                                                words.text("reason." + reason))));
        return String.join("\n", lines);
    }

    private IntStream seats() {
        return IntStream.range(0, game.setup().seats());
    }

    private static double rounded(double value, double parts) {
        return Math.round(value * parts) / parts;
    }
}
