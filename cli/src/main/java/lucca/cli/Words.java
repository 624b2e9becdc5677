package lucca.cli;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.Catalogue;
import lucca.engine.GameKind;
import lucca.words.WordFiles;

/// The catalogues of words: those of engine, bots, arena, benchmarks and command line, and, where a
/// game is known, its own.
final class Words {
    private static final Catalogue COMMON =
            WordFiles.read("engine", "bots", "arena", "bench", "fair", "cli");
    private static final Map<String, Catalogue> GAMES = new ConcurrentHashMap<>();

    private Words() {}

    /// The words that need no game.
    static Catalogue common() {
        return COMMON;
    }

    static Catalogue of(GameKind kind) {
        return GAMES.computeIfAbsent(kind.name(), name -> COMMON.with(WordFiles.read(name)));
    }
}
