package lucca.server.web;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.Catalogue;
import lucca.engine.GameKind;
import lucca.words.Language;
import lucca.words.WordFiles;

/// The words that people read of a server. Each language is read once.
public final class ServerWords {
    private static final Map<Language, ServerWords> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, new ServerWords(language));
        }
    }

    private final Language language;
    private final Catalogue common;
    private final Map<String, Catalogue> games = new ConcurrentHashMap<>();

    private ServerWords(Language language) {
        this.language = language;
        common = WordFiles.read(language, "engine", "bots", "arena", "table", "server");
    }

    /// The words that need no game, for who runs the server.
    public static Catalogue common() {
        return common(Language.ENGLISH);
    }

    /// The words that need no game.
    public static Catalogue common(Language language) {
        return in(language).common;
    }

    public static Catalogue of(Language language, GameKind kind) {
        ServerWords words = in(language);
        Catalogue known = words.games.get(kind.name());
        return known == null ? words.read(kind) : known;
    }

    private static ServerWords in(Language language) {
        return Objects.requireNonNull(ALL.get(language));
    }

    private Catalogue read(GameKind kind) {
        return games.computeIfAbsent(
                kind.name(), name -> common.with(WordFiles.read(language, name)));
    }
}
