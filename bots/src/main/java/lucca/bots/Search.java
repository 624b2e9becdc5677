package lucca.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// Monte Carlo tree search for any number of seats: each wants the highest share of the win for
/// itself. Every iteration deals anew what the seat cannot know, walks down the tree, adds a node,
/// and rolls out from there.
///
/// Chance is explicit: an outcome has a node of its own if it came up while there was room, and the
/// room grows with the visits; below any other outcome the iteration goes on as a rollout. The tree
/// grows only through states that are open to all, because below others a node would be many
/// states: as long as something is hidden, the root alone weighs its steps over all deals.
final class Search<S extends State<S>> implements Thinker<S> {
    /// So many visits can be counted.
    private static final long MOST = Integer.MAX_VALUE - 1L;

    private final Rollout<S> rollout;
    private final Selection<S> selection;
    private final Tree tree = new Tree();
    private final MoveList moves = new MoveList();
    private final S state;
    private final RootStatistics root;

    /// They guide the tree, and learn from it and from rollouts; only where these go to the end.
    private final @Nullable Habits habits;

    /// The edges of the present path that seats have chosen, and who chose.
    private int[] path = new int[64];

    private int length;

    Search(Game<S, ?> game, SearchStyle style) {
        int seats = game.setup().seats();
        boolean toTheEnd = game.judgement().horizon() == Judgement.TO_THE_END;
        habits = style.judged() && toTheEnd ? new Habits(seats) : null;
        rollout = style.judged() ? new JudgedRollout<>(game, habits) : new RandomRollout<>(seats);
        selection = style.judged() ? new Puct<>(game, style, habits) : new Ucb<>(style);
        state = game.start();
        root = new RootStatistics(seats);
    }

    @Override
    public Insight think(SeatView<S> view, Budget budget, Rng random) {
        if (habits != null) {
            habits.clear();
        }
        tree.clear();
        tree.addNode(view.seat());
        view.legalMoves(moves);
        view.sample(state, random);
        int count = moves.size();
        selection.expand(tree, Tree.ROOT, state, moves, random);
        root.clear(count);
        long done = 0;
        do {
            iterate(view, random);
            done++;
        } while (count > 1 && done < MOST && !budget.isSpent(done));
        return insight(view.seat(), done);
    }

    private void iterate(SeatView<S> view, Rng random) {
        view.sample(state, random);
        boolean hidden = !state.isOpen();
        length = 0;
        int node = Tree.ROOT;
        do {
            node = descend(node, random);
        } while (node != Tree.NONE && !hidden);
        rollout.run(state, random);
        for (int i = 0; i < length; i++) {
            int edge = path[2 * i];
            int seat = path[2 * i + 1];
            tree.reward(edge, rollout.value(seat));
            if (habits != null) {
                habits.note(seat, tree.code(edge), rollout.share(seat));
            }
        }
        root.add(path[0] - tree.firstEdge(Tree.ROOT), rollout);
    }

    /// Goes one step down; gives the next node, or [Tree#NONE] where the tree ends.
    private int descend(int node, Rng random) {
        tree.visit(node);
        return tree.actor(node) == State.CHANCE ? passChance(node, random) : decide(node, random);
    }

    private int decide(int node, Rng random) {
        if (tree.isLeaf(node)) {
            state.legalMoves(moves);
            if (!tree.hasRoom(moves.size())) {
                return Tree.NONE;
            }
            selection.expand(tree, node, state, moves, random);
        }
        int edge = selection.pick(tree, node, state);
        record(edge, tree.actor(node));
        state.play(tree.code(edge));
        return follow(edge);
    }

    /// Plays all outcomes up to the next decision as one.
    private int passChance(int node, Rng random) {
        long outcome = 0;
        while (state.actor() == State.CHANCE) {
            int drawn = state.draw(moves, random);
            outcome = new Rng(outcome + drawn).next();
            state.play(drawn);
        }
        int edge = tree.tried(node) == 0 ? Tree.NONE : tree.find(node, outcome);
        if (edge == Tree.NONE
                && tree.tried(node) < room(tree.visits(node))
                && tree.hasRoom(2 * tree.tried(node) + 4)) {
            edge = tree.addOutcome(node, outcome);
        }
        return edge == Tree.NONE ? Tree.NONE : follow(edge);
    }

    /// How many outcomes a chance node may have after so many visits.
    private static int room(int visits) {
        return (int) (1 + Math.sqrt(visits));
    }

    /// The node below an edge; if there is none yet, it is made, and the path ends.
    private int follow(int edge) {
        int next = tree.child(edge);
        if (next == Tree.NONE && state.actor() != State.OVER && state.isOpen()) {
            tree.setChild(edge, tree.addNode(state.actor()));
        }
        return next;
    }

    private void record(int edge, int seat) {
        if (2 * length == path.length) {
            path = Arrays.copyOf(path, 2 * path.length);
        }
        path[2 * length] = edge;
        path[2 * length + 1] = seat;
        length++;
    }

    private Insight insight(int seat, long iterations) {
        List<Insight.Option> options = new ArrayList<>();
        int first = tree.firstEdge(Tree.ROOT);
        for (int i = 0; i < tree.edgeCount(Tree.ROOT); i++) {
            options.add(root.option(i, tree.code(first + i), line(first + i)));
        }
        return new Insight(seat, iterations, false, Insight.sorted(options, seat));
    }

    private List<Integer> line(int first) {
        List<Integer> line = new ArrayList<>();
        for (int edge = first; edge != Tree.NONE; edge = favouriteBelow(edge)) {
            line.add(tree.code(edge));
        }
        return List.copyOf(line);
    }

    private int favouriteBelow(int edge) {
        int node = tree.child(edge);
        boolean ends = node == Tree.NONE || tree.actor(node) == State.CHANCE || tree.isLeaf(node);
        return ends ? Tree.NONE : tree.favourite(node);
    }
}
