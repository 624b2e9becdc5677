package lucca.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/// Finds the available games.
public final class GameKinds {
    private static final List<GameKind> ALL = load();

    private GameKinds() {}

    /// All games, ordered by name.
    public static List<GameKind> all() {
        return ALL;
    }

    private static List<GameKind> load() {
        List<GameKind> kinds = new ArrayList<>();
        ServiceLoader.load(GameKind.class, GameKind.class.getClassLoader()).forEach(kinds::add);
        kinds.sort(Comparator.comparing(GameKind::name));
        return List.copyOf(kinds);
    }

    /// The game with that name.
    ///
    /// @throws UnreadableException if there is none
    public static GameKind named(String name) {
        for (GameKind kind : all()) {
            if (kind.name().equals(name)) {
                return kind;
            }
        }
        throw UnreadableException.of(
                "game.unknown", name, all().stream().map(GameKind::name).toList());
    }
}
