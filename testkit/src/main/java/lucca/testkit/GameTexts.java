package lucca.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lucca.engine.GameKind;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.engine.Seat;
import org.jspecify.annotations.Nullable;

/// Loads the messages and the rules page of a game from its jar.
public final class GameTexts {
    private static final Pattern RULE =
            Pattern.compile("^- \\*\\*([A-Z][0-9]+(?:\\.[0-9]+)?)\\*\\* ", Pattern.MULTILINE);

    private static final Pattern NUMBERED_SEAT =
            Pattern.compile("\\bseat \\d", Pattern.CASE_INSENSITIVE);

    private final MessageCatalogue messageCatalogue;
    private final String page;

    public GameTexts(GameKind kind) {
        Class<?> home = kind.getClass();
        messageCatalogue = catalogue(GameKind.class, "engine").with(catalogue(home, kind.name()));
        page = read(home, "/lucca/" + kind.name() + "/" + kind.name() + ".md");
    }

    /// The rule numbers on the rules page.
    public Set<String> ruleNumbers() {
        return RULE.matcher(page).results().map(hit -> hit.group(1)).collect(Collectors.toSet());
    }

    /// The rule numbers and other quoted ids in the first column of the table of refusals.
    public Set<String> refusalNumbers() {
        String table = page.substring(page.indexOf("\n## Refusals"));
        return Pattern.compile(
                        "^\\| *`?([A-Z][0-9]+(?:\\.[0-9]+)?|[a-z]+)`? *\\|", Pattern.MULTILINE)
                .matcher(table)
                .results()
                .map((MatchResult hit) -> hit.group(1))
                .collect(Collectors.toSet());
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

    private static MessageCatalogue catalogue(Class<?> home, String name) {
        Properties properties = new Properties();
        try (InputStream in = open(home, "/lucca/" + name + "/messages.properties")) {
            properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> patterns = new HashMap<>();
        properties
                .stringPropertyNames()
                .forEach(key -> patterns.put(key, properties.getProperty(key)));
        return new MessageCatalogue(patterns);
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
