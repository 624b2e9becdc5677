package lucca.cli;

/// Where the program starts.
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        int code = new Lucca(Terminal.system()).run(args);
        // Nothing is left to be done, and a proper exit would first set up logging, to log itself.
        Runtime.getRuntime().halt(code);
    }
}
