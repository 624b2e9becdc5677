package lucca.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lucca.cli.terminal.Terminal;

/// The result of a call of the program.
public record CliResult(int code, String out, String err) {
    /// Calls the program with empty standard input.
    public static CliResult run(String... args) {
        return runWithInput("", args);
    }

    public static CliResult runWithInput(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int code = new LuccaCommandLine(Terminal.of(in, out, err)).run(args);
        return new CliResult(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    public List<String> lines() {
        return out.lines().toList();
    }
}
