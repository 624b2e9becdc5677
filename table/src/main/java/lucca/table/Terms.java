package lucca.table;

import lucca.engine.Game;
import org.jspecify.annotations.Nullable;

/// The conditions of a table, which stay as they were when it was opened.
/// @param open whether anybody may sit down; else only who has the link
/// @param tempo how much time the seats have; `null` if as much as they like
/// @param lateness what becomes of a seat without time or without its person
/// @param thought how many milliseconds bots think on a decision
/// @param hints whether people may ask a bot what it would do
public record Terms(
        Game<?, ?> game,
        boolean open,
        @Nullable Tempo tempo,
        Lateness lateness,
        int thought,
        boolean hints) {}
