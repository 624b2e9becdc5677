package lucca.cli;

/// Where the program starts.
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Terminal terminal = Terminal.system();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupted(terminal)));
        int code = new Lucca(terminal).run(args);
        // Nothing is left to be done, and a proper exit would first set up logging, to log itself.
        Runtime.getRuntime().halt(code);
    }

    /// Only reached when somebody stops the program, with Ctrl-C for instance: the shell's prompt
    /// is to stand on a line of its own.
    private static void interrupted(Terminal terminal) {
        if (terminal.isWatched()) {
            terminal.out().println();
            terminal.out().flush();
        }
    }
}
