package lucca.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import lucca.engine.GameKind;
import lucca.engine.UnreadableException;

/// The rules page of a game in Markdown, from its jar. A rule is a list item that begins with its
/// number in bold. It ends at the next rule or at the end of the section.
public record RulesPage(GameKind kind, List<String> lines) {
    private static final String RULE = "- **";
    private static final String SECTION = "## ";

    public RulesPage {
        lines = List.copyOf(lines);
    }

    /// The page in English.
    /// @throws UnreadableException if the game has no page
    public static RulesPage of(GameKind kind) {
        return of(kind, Language.ENGLISH);
    }

    /// The page in a language, or in English if there is no translation.
    /// @throws UnreadableException if the game has no page
    public static RulesPage of(GameKind kind, Language language) {
        return in(kind, language)
                .or(() -> in(kind, Language.ENGLISH))
                .orElseThrow(() -> UnreadableException.of("rules.none", kind.name()));
    }

    private static Optional<RulesPage> in(GameKind kind, Language language) {
        String folder = language == Language.ENGLISH ? "" : language.tag() + "/";
        String path = "lucca/" + kind.name() + "/" + folder + kind.name() + ".md";
        try (InputStream in = kind.getClass().getClassLoader().getResourceAsStream(path)) {
            if (in == null) {
                return Optional.empty();
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Optional.of(new RulesPage(kind, text.lines().toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The lines of a rule, such as `T3.4`, or of a section, such as `T3`. Numbers are not
    /// case-sensitive.
    public Optional<List<String>> part(String number) {
        return rule(number).or(() -> section(number));
    }

    /// The lines of a rule with its examples and tables. Numbers are not case-sensitive.
    public Optional<List<String>> rule(String number) {
        String start = RULE + number.toUpperCase(Locale.ROOT) + "**";
        return between(start, line -> line.startsWith(RULE) || line.startsWith(SECTION));
    }

    private Optional<List<String>> section(String number) {
        String start = SECTION + number.toUpperCase(Locale.ROOT) + " ";
        return between(start, line -> line.startsWith(SECTION));
    }

    /// The lines from the one with this start to the next that begins another part.
    private Optional<List<String>> between(String start, Predicate<String> isOther) {
        List<String> part = new ArrayList<>();
        for (String line : lines) {
            if (!part.isEmpty() && isOther.test(line)) {
                break;
            }
            if (!part.isEmpty() || line.startsWith(start)) {
                part.add(line);
            }
        }
        while (!part.isEmpty() && part.getLast().isBlank()) {
            part.removeLast();
        }
        return part.isEmpty() ? Optional.empty() : Optional.of(part);
    }
}
