package lucca.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.Catalogue;
import lucca.engine.GameKind;
import lucca.words.WordFiles;

/// The words that people read of a server, in English.
public final class ServerWords {
    private static final Catalogue COMMON = WordFiles.read("engine", "bots", "table", "server");
    private static final Map<String, Catalogue> GAMES = new ConcurrentHashMap<>();

    private ServerWords() {}

    /// The words that need no game.
    public static Catalogue common() {
        return COMMON;
    }

    public static Catalogue of(GameKind kind) {
        return GAMES.computeIfAbsent(kind.name(), name -> COMMON.with(WordFiles.read(name)));
    }
}
