package lucca.arena;

import org.jspecify.annotations.Nullable;

/// Keeps games that are over, so that they need not be played again. Used by several threads at
/// once.
public interface GameResultStore {
    /// Keeps nothing.
    GameResultStore NONE =
            new GameResultStore() {
                @Override
                public @Nullable GameResult get(long game) {
                    return null;
                }

                @Override
                public void add(GameResult gameResult) {}
            };

    /// The game of that number, if it is there.
    @Nullable GameResult get(long game);

    /// Keeps a game that is not there yet.
    void add(GameResult gameResult);
}
