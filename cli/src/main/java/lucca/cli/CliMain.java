package lucca.cli;

import lucca.cli.terminal.Terminal;

/// The entry point of the program.
public final class CliMain {
    private CliMain() {}

    public static void main(String[] args) {
        Terminal terminal = Terminal.system();
        LuccaCommandLine luccaCommandLine = new LuccaCommandLine(terminal);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> interrupted(luccaCommandLine, terminal)));
        int code = luccaCommandLine.run(args);
        // The signal has determined the exit code: 130 for Ctrl-C.
        if (!luccaCommandLine.isStopped()) {
            // Nothing is left to do, and a regular exit would first set up logging, to log itself.
            Runtime.getRuntime().halt(code);
        }
    }

    /// Runs only if the program is stopped, with Ctrl-C for instance. Prints the results so far if
    /// the command can; otherwise ends the line for the shell's prompt.
    private static void interrupted(LuccaCommandLine luccaCommandLine, Terminal terminal) {
        if (!luccaCommandLine.stop() && terminal.isInteractive()) {
            terminal.out().println();
            terminal.out().flush();
        }
    }
}
