package lucca.cli.terminal;

/// The exit codes of the program.
public final class ExitCode {
    /// Success.
    public static final int OK = 0;

    /// Records were read, and some of them are invalid.
    public static final int INVALID_RECORD = 1;

    /// The input or the arguments are unusable.
    public static final int USAGE = 2;

    /// The program was interrupted, with Ctrl-C for instance.
    public static final int INTERRUPTED = 130;

    /// A bug in the program.
    public static final int INTERNAL_ERROR = 70;

    private ExitCode() {}
}
