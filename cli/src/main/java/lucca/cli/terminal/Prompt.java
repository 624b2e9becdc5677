package lucca.cli.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lucca.cli.text.CliMessages;

/// Asks the person at the terminal. Input from a file or pipe is echoed, so that the transcript is
/// readable.
public final class Prompt {
    private final Terminal terminal;
    private final BufferedReader in;

    public Prompt(Terminal terminal) {
        this.terminal = terminal;
        in = new BufferedReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8));
    }

    /// Reads a line; empty at the end of the input.
    public Optional<String> ask(String question) {
        terminal.out().print(question + " ");
        terminal.out().flush();
        try {
            Optional<String> typed = Optional.ofNullable(in.readLine());
            if (typed.isEmpty()) {
                terminal.out().println();
            } else if (!terminal.inIsTerminal()) {
                terminal.out().println(typed.get());
            }
            return typed;
        } catch (IOException e) {
            throw new BadInputException(
                    CliMessages.common()
                            .text(
                                    "cli.read",
                                    CliMessages.common().text("cli.stdin"),
                                    OutputFile.reason(e)));
        }
    }
}
