package lucca.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `lucca` alone: prints the help.
@Command(
        name = "lucca",
        resourceBundle = "lucca.cli.Help",
        versionProvider = Version.class,
        sortOptions = false)
final class LuccaCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "help")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            descriptionKey = "version")
    private boolean version;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return Lucca.GOOD;
    }
}
