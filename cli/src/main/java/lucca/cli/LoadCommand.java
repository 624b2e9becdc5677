package lucca.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.Callable;
import lucca.bench.load.Load;
import lucca.bench.load.LoadException;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca load`: measures how many moves a server takes.
@Command(name = "load", sortOptions = false)
final class LoadCommand implements Callable<Integer> {
    private static final Range TABLES = new Range("--tables", 1, 5_000);
    private static final Range LOOKERS = new Range("--lookers", 0, 100_000);
    private static final Range RATE = new Range("--rate", 0, 1_000_000);
    private static final Range SECONDS = new Range("--seconds", 1, 86_400);
    private static final Range WARM_UP = new Range("--warm-up", 0, 86_400);
    private static final int STEPS = 1000;

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "ADDRESS", descriptionKey = "load.address")
    private String address;

    @Option(
            names = "--tables",
            paramLabel = "N",
            defaultValue = "200",
            descriptionKey = "load.tables")
    private int tables;

    @Option(
            names = "--lookers",
            paramLabel = "N",
            defaultValue = "0",
            descriptionKey = "load.lookers")
    private int lookers;

    @Option(names = "--rate", paramLabel = "N", defaultValue = "0", descriptionKey = "load.rate")
    private int rate;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "60",
            descriptionKey = "load.warmUp")
    private int warmUp;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "20",
            descriptionKey = "load.seconds")
    private int seconds;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    LoadCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        TABLES.check(tables);
        LOOKERS.check(lookers);
        RATE.check(rate);
        WARM_UP.check(warmUp);
        SECONDS.check(seconds);
        InetSocketAddress server = server();
        try (ProgressBar bar = new ProgressBar(terminal, STEPS)) {
            Load.Result result =
                    new Load(server, rate)
                            .run(
                                    tables,
                                    lookers,
                                    Duration.ofSeconds(warmUp),
                                    Duration.ofSeconds(seconds),
                                    part -> bar.reached(Math.min(STEPS, (long) (part * STEPS))));
            bar.reached(STEPS);
            show(result);
        } catch (IOException | UncheckedIOException e) {
            throw UnreadableException.of("load.unreachable", address);
        } catch (LoadException e) {
            throw UnreadableException.of("load.strange", String.valueOf(e.getMessage()));
        }
        return Lucca.GOOD;
    }

    private InetSocketAddress server() {
        try {
            URI uri = URI.create(address);
            if ("http".equals(uri.getScheme()) && uri.getHost() != null && uri.getPort() > 0) {
                return new InetSocketAddress(uri.getHost(), uri.getPort());
            }
        } catch (IllegalArgumentException e) {
            // told below
        }
        throw UnreadableException.of("load.address", address);
    }

    private void show(Load.Result result) {
        terminal.out()
                .println(
                        json
                                ? Json.object(
                                        "tables", tables,
                                        "seconds", seconds,
                                        "movesPerSecond", result.movesPerSecond(),
                                        "p50", result.half(),
                                        "p99", result.most(),
                                        "longest", result.longest(),
                                        "lookers", result.lookers())
                                : Words.common()
                                        .text(
                                                "load.result",
                                                Figures.count(Math.round(result.movesPerSecond())),
                                                Figures.decimal(result.half(), 2),
                                                Figures.decimal(result.most(), 2),
                                                Figures.decimal(result.longest(), 2)));
        if (lookers > 0 && !json) {
            terminal.out()
                    .println(Words.common().text("load.lookers", Figures.count(result.lookers())));
        }
    }
}
