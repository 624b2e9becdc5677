package lucca.bots;

import java.util.List;
import lucca.engine.Game;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The available bots, by name.
public enum BotKind {
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

    BotKind(String word) {
        this(word, null);
    }

    BotKind(String word, @Nullable Skill skill) {
        this.word = word;
        this.skill = skill;
    }

    /// The name in commands.
    public String word() {
        return word;
    }

    /// Whether the bot searches, so that a larger budget makes it stronger up to a limit. Other
    /// bots look at most one step ahead.
    public boolean searches() {
        return this == UCT || skill != null && skill.iterationFactor() > 0;
    }

    /// Creates a bot of this kind for one seat of a match.
    public <S extends State<S>> Bot<S> create(Game<S, ?> game) {
        return skill != null
                ? new SkillLevelBot<>(game, skill, MctsParameters.STRONG)
                : createPlain(game);
    }

    /// Creates a [#LEVEL5] bot for hints. It explores more steps than it would to choose one, so
    /// that there are alternatives to compare.
    public static <S extends State<S>> AnalysingBot<S> createAdviser(Game<S, ?> game) {
        return new SkillLevelBot<>(game, Skill.BEST, MctsParameters.BROAD);
    }

    /// Creates a bot of this kind that reports its evaluation.
    /// @throws IllegalArgumentException if this kind does not evaluate steps
    public <S extends State<S>> AnalysingBot<S> createAnalysing(Game<S, ?> game) {
        if (create(game) instanceof AnalysingBot<S> analysingBot) {
            return analysingBot;
        }
        throw new IllegalArgumentException(word + " is not a search bot");
    }

    private <S extends State<S>> Bot<S> createPlain(Game<S, ?> game) {
        return switch (this) {
            case RANDOM -> new RandomBot<>();
            case GREEDY -> new GreedyBot<>(game);
            case UCT -> new MctsBot<>(game, MctsParameters.PLAIN);
            case LEVEL1, LEVEL2, LEVEL3, LEVEL4, LEVEL5 ->
                    throw new IllegalStateException(word + " has no skill");
        };
    }

    public static List<String> names() {
        return List.of(values()).stream().map(BotKind::word).toList();
    }

    /// Finds a bot by name.
    /// @throws UnreadableException if there is no such bot
    public static BotKind named(String word) {
        for (BotKind bot : values()) {
            if (bot.word.equals(word)) {
                return bot;
            }
        }
        throw UnreadableException.of("bot.unknown", word, names());
    }
}
