package lucca.cli;

import java.util.concurrent.Callable;
import lucca.cli.argument.VersionProvider;
import lucca.cli.terminal.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `lucca` alone: prints the help.
@Command(
        name = "lucca",
        resourceBundle = "lucca.cli.Help",
        versionProvider = VersionProvider.class,
        sortOptions = false)
final class LuccaCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.OK;
    }
}
