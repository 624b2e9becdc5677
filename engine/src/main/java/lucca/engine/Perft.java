package lucca.engine;

import java.util.ArrayList;
import java.util.List;

/// Counts the sequences of steps of an exact length, chance outcomes included. Games that end
/// sooner do not count. Equal counts are evidence that two move generators agree.
public final class Perft<S extends State<S>> {
    private final List<S> states = new ArrayList<>();
    private final List<MoveList> moves = new ArrayList<>();

    private Perft(S state, int depth) {
        for (int i = 0; i <= depth; i++) {
            states.add(state.copy());
            moves.add(new MoveList());
        }
    }

    /// The number of sequences of `depth` steps from `state`, which is not changed; 1 for a depth
    /// of 0.
    public static <S extends State<S>> long count(S state, int depth) {
        return new Perft<>(state, depth).below(depth);
    }

    private long below(int depth) {
        if (depth == 0) {
            return 1;
        }
        S state = states.get(depth);
        MoveList legal = moves.get(depth);
        state.legalMoves(legal);
        if (depth == 1) {
            return legal.size();
        }
        S next = states.get(depth - 1);
        long nodes = 0;
        for (int i = 0; i < legal.size(); i++) {
            next.copyFrom(state);
            next.play(legal.get(i));
            nodes += below(depth - 1);
        }
        return nodes;
    }
}
