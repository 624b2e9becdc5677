package lucca.testkit;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The files of a complete game, apart from those of the web client. What is in them is tested
/// elsewhere, but translations are compared here.
/// @param module the folder of its module
/// @param rulesPages the folder of its rules page in English
/// @param boardModule the folder of the module with its board for the terminal
public record GameParts(String game, Path module, Path rulesPages, Path boardModule) {
    private static final List<String> TRANSLATIONS = List.of("fr", "it");

    /// The structure of a rules page: headings with their numbers, rules, examples, drawings, table
    /// rows.
    private static final Pattern SHAPE =
            Pattern.compile("#+ ([A-Z]\\d+ )?|- \\*\\*[A-Z][\\d.]+\\*\\*|\\s*>|\\s*```|\\s*\\|");

    /// The parts that are missing or incomplete, with the file where each is expected.
    public List<String> missing() {
        List<String> missing = new ArrayList<>();
        Path resources = module.resolve("src/main/resources");
        Path words = resources.resolve("lucca").resolve(game);
        Path fixtures = module.resolve("src/test/resources");
        Path services = Path.of("src/main/resources/META-INF/services");
        requireService(missing, "registration", module.resolve(services), "lucca.engine.GameKind");
        requireService(
                missing,
                "terminal board",
                boardModule.resolve(services),
                "lucca.cli.board.BoardView");
        require(missing, "words", words.resolve("messages.properties"));
        require(missing, "rules page", rulesPages.resolve(game + ".md"));
        for (String language : TRANSLATIONS) {
            Path translated = words.resolve("messages_" + language + ".properties");
            Path page = rulesPages.resolve(language).resolve(game + ".md");
            if (require(missing, "words in " + language, translated)) {
                compareWords(missing, words.resolve("messages.properties"), translated);
            }
            if (require(missing, "rules page in " + language, page)) {
                comparePages(missing, rulesPages.resolve(game + ".md"), page);
            }
        }
        require(missing, "lesson", words.resolve("lesson.txt"));
        require(missing, "benchmarks", words.resolve("benchmarks.properties"));
        require(missing, "node counts", fixtures.resolve("perft/" + game + ".txt"));
        require(missing, "recorded games", fixtures.resolve("records/" + game + ".ndjson"));
        require(missing, "playthrough", fixtures.resolve("playthroughs/" + game + ".txt"));
        requireLaws(missing, module.resolve("src/test/java"));
        return missing;
    }

    private static boolean require(List<String> missing, String part, Path file) {
        if (!Files.isRegularFile(file)) {
            missing.add(part + ": no " + file);
        }
        return Files.isRegularFile(file);
    }

    private void requireService(List<String> missing, String part, Path services, String service) {
        Path file = services.resolve(service);
        if (require(missing, part, file) && !read(file).contains("." + game + ".")) {
            missing.add(part + ": " + file + " does not name " + game);
        }
    }

    private static void requireLaws(List<String> missing, Path tests) {
        try (Stream<Path> files = Files.exists(tests) ? Files.walk(tests) : Stream.empty()) {
            if (files.filter(Files::isRegularFile)
                    .noneMatch(file -> read(file).contains("implements GameContract<"))) {
                missing.add("laws: no class in " + tests + " implements GameContract");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compareWords(List<String> missing, Path english, Path other) {
        if (Files.exists(english)) {
            new TranslationCheck(patterns(english), patterns(other))
                    .faults()
                    .forEach(fault -> missing.add(other + ": " + fault));
        }
    }

    private static void comparePages(List<String> missing, Path english, Path other) {
        if (Files.exists(english) && !shape(english).equals(shape(other))) {
            missing.add(other + ": headings, rules, examples or tables differ from " + english);
        }
    }

    private static Map<String, String> patterns(Path file) {
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> patterns = new HashMap<>();
        properties.forEach((key, pattern) -> patterns.put(key.toString(), pattern.toString()));
        return patterns;
    }

    private static List<String> shape(Path page) {
        List<String> shape = new ArrayList<>();
        String before = "";
        for (String line : read(page).lines().toList()) {
            Matcher start = SHAPE.matcher(line);
            String part = start.lookingAt() ? start.group().strip() : "";
            // The lines of an example are wrapped differently in each language.
            if (!part.isEmpty() && !(part.equals(">") && before.equals(">"))) {
                shape.add(part);
            }
            before = part;
        }
        return shape;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
