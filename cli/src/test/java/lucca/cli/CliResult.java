package lucca.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The result of a call of the program.
record CliResult(int code, String out, String err) {
    /// Calls the program with empty standard input.
    static CliResult run(String... args) {
        return runWithInput("", args);
    }

    static CliResult runWithInput(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int code = new LuccaCommandLine(Terminal.of(in, out, err)).run(args);
        return new CliResult(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
