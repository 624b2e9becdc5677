package lucca.arena;

import org.jspecify.annotations.Nullable;

/// Stores the results of finished games, so that they need not be played again. Implementations
/// must be thread-safe.
public interface GameResultStore {
    /// Stores nothing.
    GameResultStore NONE =
            new GameResultStore() {
                @Override
                public @Nullable GameResult get(long game) {
                    return null;
                }

                @Override
                public void add(GameResult gameResult) {}
            };

    /// The result of the game with this index, or `null` if it is not stored.
    @Nullable GameResult get(long game);

    /// Stores the result of a game that is not stored yet.
    void add(GameResult gameResult);
}
