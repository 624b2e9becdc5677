package lucca.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import lucca.engine.MessageCatalogue;
import lucca.engine.Refusal;

/// Reads message catalogues: `lucca/<module>/messages.properties` in English, and translations such
/// as `messages_fr.properties`, which may be incomplete.
public final class MessageFiles {
    private MessageFiles() {}

    /// The messages of modules in English.
    public static MessageCatalogue read(String... modules) {
        return read(Language.ENGLISH, modules);
    }

    /// The messages of modules; later modules take precedence, and a module without messages adds
    /// none. Missing translations fall back to English.
    public static MessageCatalogue read(Language language, String... modules) {
        MessageCatalogue all = new MessageCatalogue(Map.of());
        for (String module : modules) {
            all = all.with(catalogue(module, Language.ENGLISH));
            if (language != Language.ENGLISH) {
                all = all.with(catalogue(module, language));
            }
        }
        return all;
    }

    /// The reason of a refusal, followed by its remedy if there is one.
    public static String sentence(MessageCatalogue words, Refusal refusal) {
        String why = words.text(refusal.why());
        return refusal.remedy() == null ? why : why + " " + words.text(refusal.remedy());
    }

    private static MessageCatalogue catalogue(String module, Language language) {
        String path = "/lucca/" + module + "/messages" + language.suffix() + ".properties";
        Properties properties = new Properties();
        try (InputStream in = MessageFiles.class.getResourceAsStream(path)) {
            if (in != null) {
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> patterns = new HashMap<>();
        properties.forEach((key, pattern) -> patterns.put(key.toString(), pattern.toString()));
        return new MessageCatalogue(patterns);
    }
}
