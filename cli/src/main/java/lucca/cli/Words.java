package lucca.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.Catalogue;
import lucca.engine.GameKind;
import lucca.engine.Refusal;

/// The catalogues of words: those of engine, bots, arena, benchmarks and command line, and, where a
/// game
/// is known, its own.
final class Words {
    private static final Catalogue COMMON =
            read("engine")
                    .with(read("bots"))
                    .with(read("arena"))
                    .with(read("bench"))
                    .with(read("cli"));
    private static final Map<String, Catalogue> GAMES = new ConcurrentHashMap<>();

    private Words() {}

    /// The words that need no game.
    static Catalogue common() {
        return COMMON;
    }

    static Catalogue of(GameKind kind) {
        return GAMES.computeIfAbsent(kind.name(), name -> COMMON.with(read(name)));
    }

    /// The sentence of a refusal, and its remedy if there is one.
    static String sentence(Catalogue words, Refusal refusal) {
        String why = words.text(refusal.why());
        return refusal.remedy() == null ? why : why + " " + words.text(refusal.remedy());
    }

    private static Catalogue read(String owner) {
        String path = "/lucca/" + owner + "/messages.properties";
        Properties properties = new Properties();
        try (InputStream in = Words.class.getResourceAsStream(path)) {
            if (in != null) {
                properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> patterns = new HashMap<>();
        properties.forEach((key, pattern) -> patterns.put(key.toString(), pattern.toString()));
        return new Catalogue(patterns);
    }
}
