package lucca.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
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

@DisplayName("The messages of the server")
class ServerMessagesTest {
    private static final Pattern KEY =
            Pattern.compile(
                    "\"((?:backup|body|chat|command|guard|hint|lesson|limit|list|log|opening|people|preview|record|replay|restore|seating|serve|server)"
                            + "\\.[a-z][a-z.]*)\"");

    @Test
    @DisplayName("are exactly those that the code uses")
    void messages() throws IOException {
        Properties messages = new Properties();
        try (var in =
                Files.newInputStream(
                        Path.of("src/main/resources/lucca/server/messages.properties"))) {
            messages.load(in);
        }
        assertThat(messages.stringPropertyNames()).isNotEmpty().isEqualTo(keys());
    }

    private static Set<String> keys() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.toString().endsWith("Settings.java"))
                    .flatMap(file -> KEY.matcher(read(file)).results())
                    .map((MatchResult match) -> match.group(1))
                    .collect(Collectors.toSet());
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
