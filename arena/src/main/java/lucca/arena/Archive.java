package lucca.arena;

import org.jspecify.annotations.Nullable;

/// Keeps games that are over, so that they need not be played again. Used by several threads at
/// once.
public interface Archive {
    /// Keeps nothing.
    Archive NONE =
            new Archive() {
                @Override
                public @Nullable Outcome get(long game) {
                    return null;
                }

                @Override
                public void add(Outcome outcome) {}
            };

    /// The game of that number, if it is there.
    @Nullable Outcome get(long game);

    /// Keeps a game that is not there yet.
    void add(Outcome outcome);
}
