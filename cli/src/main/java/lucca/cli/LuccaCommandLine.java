package lucca.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import lucca.cli.arena.ArenaCommand;
import lucca.cli.arena.LadderCommand;
import lucca.cli.bench.BenchCommand;
import lucca.cli.bench.LoadCommand;
import lucca.cli.bench.PerftCommand;
import lucca.cli.play.PlayCommand;
import lucca.cli.record.ConvertCommand;
import lucca.cli.record.ReplayCommand;
import lucca.cli.record.VerifyCommand;
import lucca.cli.rules.RulesCommand;
import lucca.cli.stats.SimulateCommand;
import lucca.cli.stats.StatsCommand;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.FailFastStream;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// Runs the program: finds the subcommand, runs it, and turns failures into one line and an exit
/// code.
public final class LuccaCommandLine {
    private static final String HELP = "help";
    private static final int LAST = 99;

    /// The minimum that picocli accepts.
    private static final int NARROWEST_HELP = 55;

    /// In the order of the help.
    private static final List<String> COMMANDS =
            List.of(
                    "play",
                    "rules",
                    "simulate",
                    "arena",
                    "ladder",
                    "stats",
                    "replay",
                    "verify",
                    "convert",
                    "perft",
                    "bench",
                    "load",
                    "completion",
                    HELP);

    /// The commands that report their results so far when their thread is interrupted.
    private static final Set<String> STOPPABLE = Set.of("arena", "ladder", "stats");

    /// The time that these commands have to end.
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(5);

    private final Terminal terminal;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile @Nullable Thread stoppable;
    private volatile boolean stopped;
    private boolean outputFailed;

    public LuccaCommandLine(Terminal terminal) {
        this.terminal = terminal;
    }

    /// Runs the program with the given arguments and returns the exit code.
    public int run(String... args) {
        stoppable = args.length > 0 && STOPPABLE.contains(args[0]) ? Thread.currentThread() : null;
        try {
            return execute(args);
        } finally {
            terminal.err().flush();
            stoppable = null;
            ended.countDown();
        }
    }

    private int execute(String... args) {
        try {
            // Picocli's output is buffered, because picocli would report a closed pipe as an
            // internal error.
            StringWriter help = new StringWriter();
            int code = commandLine(args).setOut(new PrintWriter(help)).execute(args);
            terminal.out().print(help);
            terminal.out().flush();
            return code;
        } catch (FailFastStream.WriteException e) {
            return writeFailed(e);
        } catch (OutOfMemoryError | StackOverflowError e) {
            return internalError(e, List.of(args));
        }
    }

    /// Lets a command on another thread end with its results so far, and waits for it. Returns
    /// false if no such command is running.
    boolean stop() {
        @Nullable Thread running = stoppable;
        if (running == null) {
            return false;
        }
        stopped = true;
        running.interrupt();
        try {
            return ended.await(STOP_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Whether a command was stopped.
    boolean isStopped() {
        return stopped;
    }

    private Object subcommand(String name) {
        return switch (name) {
            case "play" -> new PlayCommand(terminal);
            case "rules" -> new RulesCommand(terminal);
            case "simulate" -> new SimulateCommand(terminal);
            case "arena" -> new ArenaCommand(terminal);
            case "ladder" -> new LadderCommand(terminal);
            case "stats" -> new StatsCommand(terminal);
            case "replay" -> new ReplayCommand(terminal);
            case "verify" -> new VerifyCommand(terminal);
            case "convert" -> new ConvertCommand(terminal);
            case "perft" -> new PerftCommand(terminal);
            case "bench" -> new BenchCommand(terminal);
            case "load" -> new LoadCommand(terminal);
            case "completion" -> new CompletionCommand(terminal);
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /// Reading the annotations of a subcommand takes time. If the first argument names one, the
    /// others are left out.
    private CommandLine commandLine(String... args) {
        CommandLine root = new CommandLine(new LuccaCommand());
        root.getCommandSpec().addOption(helpOption()).addOption(versionOption());
        boolean one = args.length > 0 && COMMANDS.contains(args[0]) && !args[0].equals(HELP);
        for (String name : one ? List.of(args[0]) : COMMANDS) {
            CommandLine subcommand = new CommandLine(subcommand(name));
            if (!name.equals(HELP)) {
                subcommand.getCommandSpec().addOption(helpOption());
            }
            root.addSubcommand(name, subcommand);
        }
        return configured(root);
    }

    private static OptionSpec helpOption() {
        return OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .descriptionKey("help")
                .order(LAST)
                .build();
    }

    private static OptionSpec versionOption() {
        return OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .descriptionKey("version")
                .order(LAST)
                .build();
    }

    /// The model of all subcommands, for the completion script.
    static CommandLine completeCommandLine(Terminal terminal) {
        return new LuccaCommandLine(terminal).commandLine();
    }

    private CommandLine configured(CommandLine root) {
        return root.setCaseInsensitiveEnumValuesAllowed(true)
                .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(
                                terminal.supportsColour()
                                        ? CommandLine.Help.Ansi.ON
                                        : CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(Math.max(terminal.width(), NARROWEST_HELP))
                .setParameterExceptionHandler((e, args) -> usageError(e))
                .setExecutionExceptionHandler((e, command, result) -> failed(e, result));
    }

    private int usageError(ParameterException e) {
        String sentence = UsageErrorText.sentence(e, COMMANDS);
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        return reportError(ExitCode.USAGE, "cli.misused", sentence, command);
    }

    private int failed(Exception e, ParseResult result) {
        return switch (e) {
            case FailFastStream.WriteException failure -> writeFailed(failure);
            case BadInputException bad ->
                    reportError(ExitCode.USAGE, "cli.complaint", String.valueOf(bad.getMessage()));
            case UnreadableException bad -> reportError(ExitCode.USAGE, "cli.complaint", bad.why());
            default -> internalError(e, result.originalArgs());
        };
    }

    private int internalError(Throwable e, List<String> args) {
        int code =
                reportError(
                        ExitCode.INTERNAL_ERROR,
                        "cli.internal",
                        String.join(" ", args),
                        firstLine(e.toString()));
        if (terminal.showsStackTraces()) {
            e.printStackTrace(terminal.err());
        }
        return code;
    }

    /// Unwritten output is retried once more at the end, but the failure is reported only once.
    private int writeFailed(FailFastStream.WriteException failure) {
        if (failure.isClosedPipe()) {
            return ExitCode.OK;
        }
        if (!outputFailed) {
            outputFailed = true;
            reportError(ExitCode.USAGE, "cli.output", String.valueOf(failure.getMessage()));
        }
        return ExitCode.USAGE;
    }

    private int reportError(int code, String key, Object... args) {
        terminal.err().println(CliMessages.common().text(key, args));
        return code;
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("").strip();
    }
}
