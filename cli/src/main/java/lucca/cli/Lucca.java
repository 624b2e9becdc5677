package lucca.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lucca.engine.UnreadableException;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/// The program as a whole: finds the subcommand, runs it, and turns whatever goes wrong into one
/// line and an exit code.
public final class Lucca {
    /// All was well.
    static final int GOOD = 0;

    /// Records were read, and some of them are bad.
    static final int REFUSED = 1;

    /// The input or the way of calling is of no use.
    static final int UNUSABLE = 2;

    /// A mistake in the program.
    static final int INTERNAL = 70;

    private static final String HELP = "help";
    private static final int LAST = 99;

    /// In the order of the help.
    private static final List<String> COMMANDS =
            List.of("play", "rules", "simulate", "replay", "convert", "perft", "completion", HELP);

    private final Terminal terminal;

    public Lucca(Terminal terminal) {
        this.terminal = terminal;
    }

    /// Runs the program with these arguments; gives the exit code.
    public int run(String... args) {
        int code;
        try {
            code = commandLine(args).execute(args);
            terminal.out().flush();
        } catch (FailingStream.WriteFailure e) {
            code = writeFailed(e);
        }
        terminal.err().flush();
        return code;
    }

    private Object subcommand(String name) {
        return switch (name) {
            case "play" -> new PlayCommand(terminal);
            case "rules" -> new RulesCommand(terminal);
            case "simulate" -> new SimulateCommand(terminal);
            case "replay" -> new ReplayCommand(terminal);
            case "convert" -> new ConvertCommand(terminal);
            case "perft" -> new PerftCommand(terminal);
            case "completion" -> new CompletionCommand(terminal);
            case HELP -> new CommandLine.HelpCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }

    /// To read the annotations of a subcommand takes time, so if the first argument names one, the
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
        return prepared(root);
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
    static CommandLine everything(Terminal terminal) {
        return new Lucca(terminal).commandLine();
    }

    private CommandLine prepared(CommandLine root) {
        return root.setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(writer(terminal.out()))
                .setErr(writer(terminal.err()))
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(
                                terminal.likesColour()
                                        ? CommandLine.Help.Ansi.ON
                                        : CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(Math.max(terminal.width(), 60))
                .setParameterExceptionHandler((e, args) -> misused(e))
                .setExecutionExceptionHandler((e, command, result) -> failed(e, result));
    }

    private int misused(ParameterException e) {
        String sentence = firstLine(String.valueOf(e.getMessage()));
        if (e instanceof CommandLine.UnmatchedArgumentException unmatched
                && !unmatched.getSuggestions().isEmpty()) {
            sentence =
                    Words.common()
                            .text("cli.suggest", sentence, unmatched.getSuggestions().getFirst());
        }
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        return complain(UNUSABLE, "cli.misused", sentence, command);
    }

    private int failed(Exception e, ParseResult result) {
        return switch (e) {
            case FailingStream.WriteFailure failure -> throw failure;
            case BadInput bad ->
                    complain(UNUSABLE, "cli.complaint", String.valueOf(bad.getMessage()));
            case UnreadableException bad -> complain(UNUSABLE, "cli.complaint", bad.why());
            case RuntimeException mistake -> broken(mistake, result);
            default -> broken(e, result);
        };
    }

    private int broken(Exception e, ParseResult result) {
        int code =
                complain(
                        INTERNAL,
                        "cli.internal",
                        String.join(" ", result.originalArgs()),
                        firstLine(e.toString()));
        if (terminal.wantsTraces()) {
            e.printStackTrace(terminal.err());
        }
        return code;
    }

    private int writeFailed(FailingStream.WriteFailure failure) {
        return failure.isClosedPipe()
                ? GOOD
                : complain(UNUSABLE, "cli.output", String.valueOf(failure.getMessage()));
    }

    private int complain(int code, String key, Object... args) {
        if (code != UNUSABLE || !key.equals("cli.output")) {
            terminal.out().flush();
        }
        terminal.err().println(Words.common().text(key, args));
        return code;
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("").strip();
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, StandardCharsets.UTF_8);
    }
}
