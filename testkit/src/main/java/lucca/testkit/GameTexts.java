package lucca.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.engine.Refusal;
import lucca.engine.Seat;
import lucca.words.MessageFiles;
import lucca.words.RulesPage;
import lucca.words.RulesPart;
import org.jspecify.annotations.Nullable;

/// Loads the messages and the rules page of a game from its jar.
public final class GameTexts {
    private static final Pattern NUMBERED_SEAT =
            Pattern.compile("\\bseat \\d", Pattern.CASE_INSENSITIVE);

    private final MessageCatalogue messageCatalogue;
    private final RulesPage page;

    public GameTexts(GameKind kind) {
        messageCatalogue = MessageFiles.read("engine", kind.name());
        page = RulesPage.of(kind);
    }

    /// The rule numbers on the rules page.
    public Set<String> ruleNumbers() {
        return Set.copyOf(page.numbers());
    }

    /// The rule numbers and other quoted ids in the first column of the tables of refusals.
    public Set<String> refusalNumbers() {
        return page.sections().stream()
                .filter(section -> section.heading().equals("Refusals"))
                .flatMap(section -> section.parts().stream())
                .flatMap(GameTexts::rows)
                .map(row -> row.getFirst().replace("`", ""))
                .collect(Collectors.toSet());
    }

    private static Stream<List<String>> rows(RulesPart part) {
        return part instanceof RulesPart.Table table ? table.rows().stream() : Stream.empty();
    }

    /// The text of a message.
    /// @throws AssertionError if a pattern is missing, or if it names a seat that is no [Seat], so
    ///     that no client can replace it by a name
    public String text(Message message) {
        requirePatterns(message);
        if (!message.key().startsWith("position.")) {
            requireTokens(messageCatalogue.withSeats(Seat::token).text(message));
        }
        return messageCatalogue.text(message);
    }

    /// The reason of a refusal, followed by its remedy if there is one.
    public String sentences(Refusal refusal) {
        Message remedy = refusal.remedy();
        return text(refusal.why()) + (remedy == null ? "" : " " + text(remedy));
    }

    /// Only sentences about the notation of positions count seats, as positions do.
    private static void requireTokens(String text) {
        if (NUMBERED_SEAT.matcher(text).find()) {
            throw new AssertionError("a seat is not an argument of its own: " + text);
        }
    }

    private void requirePatterns(@Nullable Object part) {
        if (part instanceof Message message) {
            if (!messageCatalogue.has(message.key())) {
                throw new AssertionError("no text for " + message.key());
            }
            message.args().forEach(this::requirePatterns);
        } else if (part instanceof List<?> list) {
            list.forEach(this::requirePatterns);
        }
    }

    /// The text of a resource.
    static String read(Class<?> home, String path) {
        try (InputStream in = open(home, path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream open(Class<?> home, String path) {
        InputStream in = home.getResourceAsStream(path);
        if (in == null) {
            throw new AssertionError("no resource " + path);
        }
        return in;
    }
}
