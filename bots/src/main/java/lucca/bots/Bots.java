package lucca.bots;

import java.util.List;
import lucca.engine.Game;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The bots there are, by name.
public enum Bots {
    RANDOM("random"),
    GREEDY("greedy"),
    UCT("uct"),
    LEVEL1("level1", new Skill(0, 0, 0.5)),
    LEVEL2("level2", new Skill(0, 0, 0.23)),
    LEVEL3("level3", new Skill(0, 0, 0.1)),
    LEVEL4("level4", new Skill(1, 1_000, 0.15)),
    LEVEL5("level5", Skill.BEST);

    private final String word;
    private final @Nullable Skill skill;

    Bots(String word) {
        this(word, null);
    }

    Bots(String word, @Nullable Skill skill) {
        this.word = word;
        this.skill = skill;
    }

    /// The name in commands.
    public String word() {
        return word;
    }

    /// Whether it thinks the more the larger its budget is, up to some limit; else it looks one
    /// step ahead at most.
    public boolean searches() {
        return this == UCT || skill != null && skill.studies() > 0;
    }

    /// A new bot of this kind for one seat of a match.
    public <S extends State<S>> Bot<S> make(Game<S, ?> game) {
        return skill != null ? new Leveled<>(game, skill, SearchStyle.STRONG) : beside(game);
    }

    /// [#LEVEL5] for those who ask what it thinks: it looks at more steps than it would to choose
    /// one.
    public static <S extends State<S>> Thinker<S> adviser(Game<S, ?> game) {
        return new Leveled<>(game, Skill.BEST, SearchStyle.BROAD);
    }

    /// A bot of this kind that tells what it thinks.
    /// @throws IllegalArgumentException if this kind does not think
    public <S extends State<S>> Thinker<S> thinker(Game<S, ?> game) {
        if (make(game) instanceof Thinker<S> thinker) {
            return thinker;
        }
        throw new IllegalArgumentException(word + " is not a search bot");
    }

    private <S extends State<S>> Bot<S> beside(Game<S, ?> game) {
        return switch (this) {
            case RANDOM -> new RandomBot<>();
            case GREEDY -> new Greedy<>(game);
            case UCT -> new Search<>(game, SearchStyle.PLAIN);
            case LEVEL1, LEVEL2, LEVEL3, LEVEL4, LEVEL5 ->
                    throw new IllegalStateException(word + " has no skill");
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
