package lucca.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("At the terminal, Nim")
class NimTerminalTest {
    private static String run(String input, String... args) throws IOException {
        Process program = NimProgram.start("cli", args);
        try (var in = program.outputWriter(StandardCharsets.UTF_8)) {
            in.write(input);
        }
        return new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("is played to the end on its own board")
    void wholeGame() throws IOException {
        String input = "a 4\ne 1\na 3\nb 4\nc 5\n";
        assertThat(run(input, "lucca.cli.CliMain", "play", "nim", "--human", "1,2"))
                .contains("Nim", "The last stone wins.", "a  ooo\nb  oooo\nc  ooooo\n")
                .contains("Not allowed by N2.1: You cannot take 4 stones from heap a.")
                .contains("Not allowed by N1.1: There is no heap 'e'.")
                .contains("a\nb  oooo\nc  ooooo\n")
                .contains("Seat 1 (human) takes the last stone (N3.1)");
    }

    @Test
    @DisplayName("is among the games and has its rules page")
    void isKnown() throws IOException {
        assertThat(run("", "lucca.cli.CliMain", "rules", "nim", "N2.1"))
                .contains("take one or more");
        assertThat(run("", "lucca.cli.CliMain", "help", "play")).contains("nim");
    }
}
