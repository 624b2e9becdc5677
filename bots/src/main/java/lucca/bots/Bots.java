package lucca.bots;

import java.util.List;
import lucca.engine.Game;
import lucca.engine.State;
import lucca.engine.UnreadableException;

/// The bots there are, by name.
public enum Bots {
    RANDOM("random"),
    GREEDY("greedy"),
    UCT("uct"),
    LEVEL5("level5");

    private final String word;

    Bots(String word) {
        this.word = word;
    }

    /// The name in commands.
    public String word() {
        return word;
    }

    /// A new bot of this kind for one seat of a match.
    public <S extends State<S>> Bot<S> make(Game<S, ?> game) {
        return switch (this) {
            case RANDOM -> new RandomBot<>();
            case GREEDY -> new GreedyBot<>(game);
            case UCT -> new Search<>(game, SearchStyle.PLAIN);
            case LEVEL5 -> new Search<>(game, SearchStyle.STRONG);
        };
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
