package lucca.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lucca.engine.GameKind;
import lucca.engine.UnreadableException;

/// The rules of a game in Markdown, which travel in its jar. A rule is a list item that begins with
/// its number in bold letters; its further lines are indented.
record RulesPage(GameKind kind, List<String> lines) {
    /// @throws UnreadableException if the game has no page
    static RulesPage of(GameKind kind) {
        String path = "lucca/" + kind.name() + "/" + kind.name() + ".md";
        try (InputStream in = kind.getClass().getClassLoader().getResourceAsStream(path)) {
            if (in == null) {
                throw UnreadableException.of("rules.none", kind.name());
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new RulesPage(kind, text.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The lines of one rule, such as `T3.4`, or of a whole section, such as `T3`; also if the
    /// number is in small letters.
    Optional<List<String>> part(String number) {
        return rule(number).or(() -> section(number));
    }

    /// The lines of one rule, also if its number is in small letters.
    Optional<List<String>> rule(String number) {
        String start = "- **" + number.toUpperCase(Locale.ROOT) + "**";
        List<String> rule = new ArrayList<>();
        for (String line : lines) {
            boolean goesOn = !rule.isEmpty() && line.startsWith("  ");
            if (goesOn || line.startsWith(start)) {
                rule.add(line);
            } else if (!rule.isEmpty()) {
                break;
            }
        }
        return rule.isEmpty() ? Optional.empty() : Optional.of(rule);
    }

    private Optional<List<String>> section(String number) {
        String start = "## " + number.toUpperCase(Locale.ROOT) + " ";
        List<String> section = new ArrayList<>();
        for (String line : lines) {
            boolean heading = line.startsWith("## ");
            if (heading && !section.isEmpty()) {
                break;
            }
            if (!section.isEmpty() || line.startsWith(start)) {
                section.add(line);
            }
        }
        while (!section.isEmpty() && section.getLast().isBlank()) {
            section.removeLast();
        }
        return section.isEmpty() ? Optional.empty() : Optional.of(section);
    }
}
