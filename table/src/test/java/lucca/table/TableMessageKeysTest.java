package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The messages of a table")
class TableMessageKeysTest {
    @Test
    @DisplayName("are exactly those that the code uses")
    void messages() throws IOException {
        Properties messages = new Properties();
        try (InputStream in =
                Files.newInputStream(
                        Path.of("src/main/resources/lucca/table/messages.properties"))) {
            messages.load(in);
        }
        assertThat(messages.stringPropertyNames()).isNotEmpty().isEqualTo(keys());
    }

    private static Set<String> keys() throws IOException {
        Pattern key = Pattern.compile("\"(table\\.[a-z.]+)\"");
        Stream<String> ends =
                Stream.of(TableEvent.Ended.RESIGNED, TableEvent.Ended.TIME).map("reason."::concat);
        try (Stream<Path> files = Files.list(Path.of("src/main/java/lucca/table"))) {
            Stream<String> keys =
                    files.flatMap(file -> key.matcher(read(file)).results())
                            .map((MatchResult match) -> match.group(1));
            return Stream.concat(keys, ends).collect(Collectors.toSet());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
