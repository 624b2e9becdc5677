package lucca;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Class names")
class ClassNamesTest {
    private static final Path PROJECT = Path.of("..");

    @Test
    @DisplayName("have one meaning: only games share them, and only with each other")
    void unique() throws IOException {
        Map<String, List<Path>> sources =
                sources().stream()
                        .collect(
                                Collectors.groupingBy(
                                        source -> source.getFileName().toString(),
                                        TreeMap::new,
                                        Collectors.toList()));
        assertThat(sources).hasSizeGreaterThan(500);
        sources.values().removeIf(ClassNamesTest::isAllowed);
        assertThat(sources).isEmpty();
    }

    private static boolean isAllowed(List<Path> sameName) {
        return sameName.size() == 1 || sameName.stream().allMatch(ClassNamesTest::isOfGame);
    }

    private static boolean isOfGame(Path source) {
        return PROJECT.relativize(source).startsWith("games");
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> modules =
                Stream.concat(folders(PROJECT), folders(PROJECT.resolve("games")))) {
            return modules.map(module -> module.resolve("src"))
                    .filter(Files::isDirectory)
                    .flatMap(ClassNamesTest::classes)
                    .toList();
        }
    }

    private static Stream<Path> folders(Path parent) throws IOException {
        return Files.list(parent).filter(Files::isDirectory);
    }

    private static Stream<Path> classes(Path folder) {
        try {
            return Files.walk(folder)
                    .filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .filter(file -> !file.endsWith("module-info.java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
