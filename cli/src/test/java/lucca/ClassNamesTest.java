package lucca;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
        List<Path> sources = new ArrayList<>();
        for (Path parent : List.of(PROJECT, PROJECT.resolve("games"))) {
            for (Path module : list(parent)) {
                if (Files.isDirectory(module.resolve("src"))) {
                    sources.addAll(classes(module.resolve("src")));
                }
            }
        }
        return sources;
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static List<Path> classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .filter(file -> !file.endsWith("module-info.java"))
                    .toList();
        }
    }
}
