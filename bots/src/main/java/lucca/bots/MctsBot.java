package lucca.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// Monte Carlo tree search for any number of seats, each of which maximizes its own share of the
/// win. Every iteration samples the hidden information, descends the tree, adds a node and runs a
/// rollout from there.
///
/// Chance nodes use progressive widening: an outcome gets its own child while the number of
/// children is below a limit that grows with the visits. Below any other outcome the iteration
/// continues as a rollout. The tree grows only through states with perfect information, because
/// elsewhere one node would stand for many states. While information is hidden, only the root
/// compares steps, over all samples.
final class MctsBot<S extends State<S>> implements AnalysingBot<S> {
    /// Visits are counted in an `int`.
    private static final long MAX_ITERATIONS = Integer.MAX_VALUE - 1L;

    private final Rollout<S> rollout;
    private final SelectionPolicy<S> selectionPolicy;
    private final SearchTree tree = new SearchTree();
    private final MoveList moves = new MoveList();
    private final S state;
    private final RootStatistics root;

    /// Guides the tree, and learns from it and from rollouts. Only used where rollouts go to the
    /// end of the game.
    private final @Nullable ProgressiveHistory history;

    /// The edges of the current path that seats have chosen, each followed by the seat.
    private int[] path = new int[64];

    private int length;

    MctsBot(Game<S, ?> game, MctsParameters parameters) {
        int seats = game.setup().seats();
        boolean toTheEnd = game.evaluator().horizon() == Evaluator.UNLIMITED;
        history = parameters.guided() && toTheEnd ? new ProgressiveHistory(seats) : null;
        rollout =
                parameters.guided()
                        ? new HeuristicRollout<>(game, history)
                        : new RandomRollout<>(seats);
        selectionPolicy =
                parameters.guided() ? new Puct<>(game, parameters, history) : new Ucb<>(parameters);
        state = game.start();
        root = new RootStatistics(seats);
    }

    @Override
    public StepAnalysis analyse(SeatView<S> view, SearchBudget budget, Rng random) {
        if (history != null) {
            history.clear();
        }
        tree.clear();
        tree.addNode(view.seat());
        view.legalMoves(moves);
        view.sample(state, random);
        int count = moves.size();
        selectionPolicy.expand(tree, SearchTree.ROOT, state, moves, random);
        root.clear(count);
        long done = 0;
        do {
            iterate(view, random);
            done++;
        } while (count > 1 && done < MAX_ITERATIONS && !budget.isSpent(done));
        return analysis(view.seat(), done);
    }

    private void iterate(SeatView<S> view, Rng random) {
        view.sample(state, random);
        boolean hidden = !state.hasPerfectInformation();
        length = 0;
        int node = SearchTree.ROOT;
        do {
            node = descend(node, random);
        } while (node != SearchTree.NONE && !hidden);
        rollout.run(state, random);
        for (int i = 0; i < length; i++) {
            int edge = path[2 * i];
            int seat = path[2 * i + 1];
            tree.reward(edge, rollout.value(seat));
            if (history != null) {
                history.update(seat, tree.code(edge), rollout.share(seat));
            }
        }
        root.add(path[0] - tree.firstEdge(SearchTree.ROOT), rollout);
    }

    /// Descends one step. Returns the next node, or [SearchTree#NONE] where the tree ends.
    private int descend(int node, Rng random) {
        tree.visit(node);
        return tree.actor(node) == State.CHANCE ? passChance(node, random) : decide(node, random);
    }

    private int decide(int node, Rng random) {
        if (tree.isLeaf(node)) {
            state.legalMoves(moves);
            if (!tree.hasRoom(moves.size())) {
                return SearchTree.NONE;
            }
            selectionPolicy.expand(tree, node, state, moves, random);
        }
        int edge = selectionPolicy.select(tree, node, state);
        record(edge, tree.actor(node));
        state.play(tree.code(edge));
        return follow(edge);
    }

    /// Plays all chance outcomes up to the next decision as one.
    private int passChance(int node, Rng random) {
        long outcome = 0;
        while (state.actor() == State.CHANCE) {
            int drawn = state.draw(moves, random);
            outcome = new Rng(outcome + drawn).next();
            state.play(drawn);
        }
        int edge = tree.tried(node) == 0 ? SearchTree.NONE : tree.find(node, outcome);
        if (edge == SearchTree.NONE
                && tree.tried(node) < room(tree.visits(node))
                && tree.hasRoom(2 * tree.tried(node) + 4)) {
            edge = tree.addOutcome(node, outcome);
        }
        return edge == SearchTree.NONE ? SearchTree.NONE : follow(edge);
    }

    /// The maximum number of children of a chance node after this many visits.
    private static int room(int visits) {
        return (int) (1 + Math.sqrt(visits));
    }

    /// Returns the node below an edge. If there is none yet, creates it and ends the path.
    private int follow(int edge) {
        int next = tree.child(edge);
        if (next == SearchTree.NONE
                && state.actor() != State.OVER
                && state.hasPerfectInformation()) {
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

    private StepAnalysis analysis(int seat, long iterations) {
        List<StepAnalysis.Candidate> candidates = new ArrayList<>();
        int first = tree.firstEdge(SearchTree.ROOT);
        for (int i = 0; i < tree.edgeCount(SearchTree.ROOT); i++) {
            candidates.add(root.candidate(i, tree.code(first + i), line(first + i)));
        }
        return new StepAnalysis(seat, iterations, false, StepAnalysis.sorted(candidates, seat));
    }

    private List<Integer> line(int first) {
        List<Integer> line = new ArrayList<>();
        for (int edge = first; edge != SearchTree.NONE; edge = mostVisitedBelow(edge)) {
            line.add(tree.code(edge));
        }
        return List.copyOf(line);
    }

    private int mostVisitedBelow(int edge) {
        int node = tree.child(edge);
        boolean ends =
                node == SearchTree.NONE || tree.actor(node) == State.CHANCE || tree.isLeaf(node);
        return ends ? SearchTree.NONE : tree.mostVisited(node);
    }
}
