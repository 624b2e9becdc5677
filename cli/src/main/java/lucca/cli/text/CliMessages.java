package lucca.cli.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.GameKind;
import lucca.engine.MessageCatalogue;
import lucca.words.MessageFiles;

/// The message catalogues of engine, bots, arena, benchmarks and command line, and of a game where
/// it is known.
public final class CliMessages {
    private static final MessageCatalogue COMMON =
            MessageFiles.read("engine", "bots", "arena", "bench", "fair", "cli");
    private static final Map<String, MessageCatalogue> GAMES = new ConcurrentHashMap<>();

    private CliMessages() {}

    /// The messages that need no game.
    public static MessageCatalogue common() {
        return COMMON;
    }

    public static MessageCatalogue of(GameKind kind) {
        return GAMES.computeIfAbsent(kind.name(), name -> COMMON.with(MessageFiles.read(name)));
    }
}
