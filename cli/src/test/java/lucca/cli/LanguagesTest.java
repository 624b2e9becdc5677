package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import lucca.testkit.TranslationCheck;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Languages")
class LanguagesTest {
    /// Modules whose messages are used only by the terminal, which is in English.
    private static final Set<String> ENGLISH_ONLY = Set.of("cli", "bench");

    @ParameterizedTest
    @ValueSource(strings = {"fr", "it"})
    @DisplayName("contain every message in every module")
    void words(String language) throws IOException {
        List<String> modules = modules();
        assertThat(modules).contains("engine", "table", "server");
        for (String module : modules) {
            String file = "/lucca/" + module + "/messages";
            Map<String, String> english = patterns(file + ".properties");
            Map<String, String> other = patterns(file + "_" + language + ".properties");
            assertThat(new TranslationCheck(english, other).faults()).as(module).isEmpty();
        }
    }

    @Test
    @DisplayName("are checked for every kind of translation error")
    void checker() {
        Map<String, String> english =
                Map.of("a", "one {0}", "b", "{0} {0|house|houses}", "c", "{1} won {0|once|often}");
        assertThat(faults(english, "a", "un {0}", "b", "{0|casa|case}: {0}", "c", "{1} vince"))
                .isEmpty();
        assertThat(faults(english, "b", "{0} case", "c", "{1}")).containsExactly("a: missing");
        assertThat(faults(english, "a", "{0}", "b", "{0}", "c", "{1}", "d", "e"))
                .containsExactly("d: superfluous");
        assertThat(faults(english, "a", "{0} {1}", "b", "case", "c", "{1} {1|è|sono"))
                .containsExactly(
                        "a: has a slot 1 that English does not have",
                        "b: does not show the slot 0",
                        "c: cannot be parsed");
        assertThat(faults(english, "a", "{x}", "b", "{0} {0|casa}", "c", "{1} {0|a|b|c}"))
                .allMatch(fault -> fault.endsWith(": cannot be parsed"))
                .hasSize(3);
    }

    private static List<String> faults(Map<String, String> english, String... other) {
        Map<String, String> patterns = new HashMap<>();
        for (int i = 0; i < other.length; i += 2) {
            patterns.put(other[i], other[i + 1]);
        }
        return new TranslationCheck(english, patterns).faults();
    }

    /// Every module with messages in its sources but games, which `GamePartsTest` checks.
    private static List<String> modules() throws IOException {
        List<String> modules = new ArrayList<>();
        try (Stream<Path> children = Files.list(Path.of(".."))) {
            for (Path child : children.sorted().toList()) {
                String name = child.getFileName().toString();
                Path words = child.resolve("src/main/resources/lucca/" + name);
                boolean has = Files.exists(words.resolve("messages.properties"));
                if (has && !ENGLISH_ONLY.contains(name)) {
                    modules.add(name);
                }
            }
        }
        return modules;
    }

    private static Map<String, String> patterns(String path) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = open(path)) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        Map<String, String> patterns = new HashMap<>();
        properties.forEach((key, pattern) -> patterns.put(key.toString(), pattern.toString()));
        return patterns;
    }

    private static InputStream open(String path) {
        InputStream in = LanguagesTest.class.getResourceAsStream(path);
        assertThat(in).as(path).isNotNull();
        return in;
    }
}
