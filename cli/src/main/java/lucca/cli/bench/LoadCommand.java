package lucca.cli.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Callable;
import lucca.bench.attack.Attack;
import lucca.bench.load.LoadException;
import lucca.bench.load.LoadGenerator;
import lucca.cli.argument.OptionRange;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.ProgressBar;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.cli.text.NumberFormatter;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca load`: measures how many moves per second a server can handle.
@Command(name = "load", sortOptions = false)
public final class LoadCommand implements Callable<Integer> {
    private static final OptionRange TABLES = new OptionRange("--tables", 1, 5_000);
    private static final OptionRange SPECTATORS = new OptionRange("--spectators", 0, 100_000);
    private static final OptionRange RATE = new OptionRange("--rate", 0, 1_000_000);
    private static final OptionRange SECONDS = new OptionRange("--seconds", 1, 86_400);
    private static final OptionRange WARM_UP = new OptionRange("--warm-up", 0, 86_400);
    private static final int STEPS = 1000;

    /// A local address that differs from that of the players.
    private static final String ATTACKER = "127.0.0.2";

    private static final Duration MAX_RECOVERY = Duration.ofMinutes(1);

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
            names = "--spectators",
            paramLabel = "N",
            defaultValue = "0",
            descriptionKey = "load.spectators")
    private int spectators;

    /// The former name of `--spectators`.
    @Option(names = "--lookers", paramLabel = "N", hidden = true)
    private @Nullable Integer lookers;

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

    @Option(names = "--attack", descriptionKey = "load.attack")
    private boolean attack;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public LoadCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        TABLES.check(tables);
        SPECTATORS.check(spectators());
        RATE.check(rate);
        WARM_UP.check(warmUp);
        SECONDS.check(seconds);
        InetSocketAddress server = server();
        if (attack && !Attack.mayAttack(server)) {
            throw UnreadableException.of("load.attack", address);
        }
        try {
            if (attack) {
                runUnderAttack(server);
            } else {
                show(run(server));
            }
        } catch (IOException | UncheckedIOException e) {
            throw UnreadableException.of("load.unreachable", address);
        } catch (LoadException e) {
            throw UnreadableException.of("load.strange", String.valueOf(e.getMessage()));
        }
        return ExitCode.OK;
    }

    private int spectators() {
        return lookers == null ? spectators : lookers;
    }

    private LoadGenerator.Result run(InetSocketAddress server) throws IOException {
        try (ProgressBar bar = new ProgressBar(terminal, STEPS)) {
            LoadGenerator.Result result =
                    new LoadGenerator(server, rate)
                            .run(
                                    tables,
                                    spectators(),
                                    Duration.ofSeconds(warmUp),
                                    Duration.ofSeconds(seconds),
                                    part -> bar.update(Math.min(STEPS, (long) (part * STEPS))));
            bar.update(STEPS);
            return result;
        }
    }

    /// Measures the players of this address while another address attacks the server, then measures
    /// whether the server recovers.
    private void runUnderAttack(InetSocketAddress server) throws IOException {
        LoadGenerator.Result result;
        Map<String, Long> answers;
        try (Attack running = Attack.on(server, InetAddress.ofLiteral(ATTACKER))) {
            result = run(server);
            answers = running.answers();
        }
        Duration recovery = Attack.recovery(server, MAX_RECOVERY);
        if (json) {
            Long millis = recovery == null ? null : recovery.toMillis();
            terminal.out()
                    .println(figures(result).with("attack", answers).with("recovery", millis));
            return;
        }
        show(result);
        answers.forEach(
                (kind, count) ->
                        terminal.out()
                                .println(
                                        CliMessages.common()
                                                .text(
                                                        "load.answers",
                                                        kind,
                                                        NumberFormatter.count(count))));
        terminal.out()
                .println(
                        recovery == null
                                ? CliMessages.common().text("load.down", MAX_RECOVERY.toSeconds())
                                : CliMessages.common().text("load.up", recovery.toMillis()));
    }

    private InetSocketAddress server() {
        try {
            URI uri = URI.create(address);
            if ("http".equals(uri.getScheme()) && uri.getHost() != null && uri.getPort() > 0) {
                return new InetSocketAddress(uri.getHost(), uri.getPort());
            }
        } catch (IllegalArgumentException e) {
            // reported below
        }
        throw UnreadableException.of("load.address", address);
    }

    private void show(LoadGenerator.Result result) {
        if (json) {
            terminal.out().println(figures(result));
            return;
        }
        terminal.out()
                .println(
                        CliMessages.common()
                                .text(
                                        "load.result",
                                        NumberFormatter.count(Math.round(result.movesPerSecond())),
                                        NumberFormatter.decimal(result.median(), 2),
                                        NumberFormatter.decimal(result.p99(), 2),
                                        NumberFormatter.decimal(result.longest(), 2)));
        if (spectators() > 0) {
            terminal.out()
                    .println(
                            CliMessages.common()
                                    .text(
                                            "load.spectators",
                                            NumberFormatter.count(result.spectators())));
        }
    }

    private Json.Obj figures(LoadGenerator.Result result) {
        return Json.object(
                "tables", tables,
                "seconds", seconds,
                "movesPerSecond", result.movesPerSecond(),
                "p50", result.median(),
                "p99", result.p99(),
                "longest", result.longest(),
                "lookers", result.spectators());
    }
}
