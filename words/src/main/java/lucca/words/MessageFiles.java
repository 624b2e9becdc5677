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

/// The catalogues as they are packed: `lucca/<module>/messages.properties` in English, and beside
/// it
/// `messages_fr.properties` and the like, which may lack words.
public final class MessageFiles {
    private MessageFiles() {}

    /// The words of some modules in English.
    public static MessageCatalogue read(String... modules) {
        return read(Language.ENGLISH, modules);
    }

    /// The words of some modules, of which the later ones go before; one without words adds none.
    /// What is not said in the language is said in English.
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

    /// The sentence of a refusal, and its remedy if there is one.
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
