package lucca.cli;

/// Where the program starts.
public final class CliMain {
    private CliMain() {}

    public static void main(String[] args) {
        Terminal terminal = Terminal.system();
        LuccaCommandLine luccaCommandLine = new LuccaCommandLine(terminal);
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> interrupted(luccaCommandLine, terminal)));
        int code = luccaCommandLine.run(args);
        // Who stopped the program has chosen its exit code: 130 for Ctrl-C.
        if (!luccaCommandLine.isStopped()) {
            // Nothing is left to be done, and a proper exit would first set up logging, to log
            // itself.
            Runtime.getRuntime().halt(code);
        }
    }

    /// Only reached when somebody stops the program, with Ctrl-C for instance: what has been done
    /// is told if it can be, else the shell's prompt is to stand on a line of its own.
    private static void interrupted(LuccaCommandLine luccaCommandLine, Terminal terminal) {
        if (!luccaCommandLine.stop() && terminal.isInteractive()) {
            terminal.out().println();
            terminal.out().flush();
        }
    }
}
