package lucca.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `lucca completion`: prints the completion script for a shell.
@Command(name = "completion", sortOptions = false)
final class CompletionCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "SHELL",
            defaultValue = "bash",
            descriptionKey = "shell")
    private Shell shell;

    CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    /// The supported shells.
    enum Shell {
        BASH,
        ZSH;

        /// The name in commands.
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public Integer call() {
        String script = AutoComplete.bash("lucca", LuccaCommandLine.completeCommandLine(terminal));
        terminal.out()
                .print(
                        switch (shell) {
                            case BASH -> script;
                            case ZSH ->
                                    "autoload -U +X compinit bashcompinit && compinit && bashcompinit\n"
                                            + script;
                        });
        return ExitCode.OK;
    }
}
