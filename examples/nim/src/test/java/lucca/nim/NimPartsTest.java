package lucca.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lucca.testkit.GameParts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nim is also the example with which the check of games is tested: each part is removed in turn.
@DisplayName("Nim is complete, and a game is not without")
class NimPartsTest {
    private static final String WORDS = "src/main/resources/lucca/nim/messages_fr.properties";

    @TempDir Path copy;

    @BeforeEach
    void copy() throws IOException {
        for (String folder : List.of("src", "rules")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file : files.toList()) {
                    Files.copy(file, copy.resolve(file));
                }
            }
        }
    }

    private List<String> missing() {
        return new GameParts("nim", copy, copy.resolve("rules"), copy).missing();
    }

    @Test
    @DisplayName("any of its parts")
    void isComplete() {
        assertThat(missing()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "registration, src/main/resources/META-INF/services/lucca.engine.GameKind",
        "terminal board, src/main/resources/META-INF/services/lucca.cli.board.BoardView",
        "words, src/main/resources/lucca/nim/messages.properties",
        "words in fr, src/main/resources/lucca/nim/messages_fr.properties",
        "words in it, src/main/resources/lucca/nim/messages_it.properties",
        "rules page, rules/nim.md",
        "rules page in fr, rules/fr/nim.md",
        "rules page in it, rules/it/nim.md",
        "lesson, src/main/resources/lucca/nim/lesson.txt",
        "benchmarks, src/main/resources/lucca/nim/benchmarks.properties",
        "node counts, src/test/resources/perft/nim.txt",
        "recorded games, src/test/resources/records/nim.ndjson",
        "playthrough, src/test/resources/playthroughs/nim.txt"
    })
    @DisplayName("a file")
    void lacks(String part, String file) throws IOException {
        Files.delete(copy.resolve(file));
        assertThat(missing()).containsExactly(part + ": no " + copy.resolve(file));
    }

    @Test
    @DisplayName("a board for the terminal under its name")
    void lacksBoard() throws IOException {
        String file = "src/main/resources/META-INF/services/lucca.cli.board.BoardView";
        Files.writeString(copy.resolve(file), "lucca.chess.ChessBoardView\n");
        assertThat(missing())
                .containsExactly("terminal board: " + copy.resolve(file) + " does not name nim");
    }

    @Test
    @DisplayName("a test of the laws")
    void lacksLaws() throws IOException {
        Files.delete(copy.resolve("src/test/java/lucca/nim/NimContractTest.java"));
        assertThat(missing())
                .containsExactly(
                        "laws: no class in "
                                + copy.resolve("src/test/java")
                                + " implements GameContract");
    }

    @Test
    @DisplayName("a sentence or a rule in another language")
    void lacksTranslation() throws IOException {
        remove(WORDS, "label.heap");
        remove("rules/it/nim.md", "- **N3.1**");
        assertThat(missing())
                .containsExactly(
                        copy.resolve(WORDS) + ": label.heap: missing",
                        copy.resolve("rules/it/nim.md")
                                + ": headings, rules, examples or tables differ from "
                                + copy.resolve("rules/nim.md"));
    }

    private void remove(String file, String lineStart) throws IOException {
        List<String> lines = Files.readAllLines(copy.resolve(file));
        Files.write(
                copy.resolve(file), lines.stream().filter(l -> !l.startsWith(lineStart)).toList());
    }
}
