package lucca.bots;

import java.util.List;
import java.util.function.Supplier;
import lucca.engine.UnreadableException;

/// The bots there are, by name.
public enum Bots {
    RANDOM("random", RandomBot::new);

    private final String word;
    private final Supplier<Bot> maker;

    Bots(String word, Supplier<Bot> maker) {
        this.word = word;
        this.maker = maker;
    }

    /// The name in commands.
    public String word() {
        return word;
    }

    /// A new bot of this kind.
    public Bot make() {
        return maker.get();
    }

    public static List<String> names() {
        return List.of(values()).stream().map(Bots::word).toList();
    }

    /// The bot of that name.
    /// @throws UnreadableException if there is none
    public static Bots named(String word) {
        for (Bots bot : values()) {
            if (bot.word.equals(word)) {
                return bot;
            }
        }
        throw UnreadableException.of("bot.unknown", word, names());
    }
}
