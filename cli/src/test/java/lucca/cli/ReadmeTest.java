package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("README.md")
class ReadmeTest {
    private static final String CUT = "…";
    private static final String CALL = "$ ./lucca ";
    private static final String QUESTION = ".* brick: ";

    @Test
    @DisplayName("shows a session as it is")
    void transcript() throws Exception {
        List<String> session =
                Files.readAllLines(Path.of("../README.md")).stream()
                        .dropWhile(line -> !line.startsWith(CALL))
                        .takeWhile(line -> !line.startsWith("```"))
                        .toList();
        String typed =
                session.stream()
                        .filter(line -> line.matches(QUESTION + ".+"))
                        .map(line -> line.replaceFirst(QUESTION, "") + "\n")
                        .collect(Collectors.joining());
        String[] args = session.getFirst().substring(CALL.length()).split(" ", -1);
        assertThat(Run.reading(typed, args).lines())
                .containsSubsequence(
                        session.stream().skip(1).filter(line -> !line.equals(CUT)).toList());
    }
}
