package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("docs/cli.md")
class ReadmeTest {
    private static final String CUT = "…";
    private static final String CALL = "$ ./lucca ";
    private static final String QUESTION = "Seat [1-9] \\([^)]+\\), [^:]+: ";

    @Test
    @DisplayName("shows sessions with their actual output")
    void transcripts() throws Exception {
        List<List<String>> sessions = sessions();
        assertThat(sessions).hasSize(2);
        for (List<String> session : sessions) {
            String typed =
                    session.stream()
                            .filter(line -> line.matches(QUESTION + ".+"))
                            .map(line -> line.replaceFirst(QUESTION, "") + "\n")
                            .collect(Collectors.joining());
            String[] args = session.getFirst().substring(CALL.length()).split(" ", -1);
            assertThat(CliResult.runWithInput(typed, args).lines())
                    .containsSubsequence(
                            session.stream().skip(1).filter(line -> !line.equals(CUT)).toList());
        }
    }

    /// Returns the sessions with a seed, which are reproducible.
    private static List<List<String>> sessions() throws Exception {
        List<String> lines = Files.readAllLines(Path.of("../docs/cli.md"));
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).startsWith(CALL) && lines.get(i).contains("--seed"))
                .mapToObj(
                        i ->
                                lines.stream()
                                        .skip(i)
                                        .takeWhile(line -> !line.startsWith("```"))
                                        .toList())
                .toList();
    }
}
