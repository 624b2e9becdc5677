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

/// Monte Carlo tree search for any number of seats, each of which maximises its own share of the
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
    private final SearchTree searchTree = new SearchTree();
    private final MoveList moves = new MoveList();
    private final S state;
    private final RootStatistics root;

    /// Guides the tree, and learns from it and from rollouts. Only used where rollouts go to the
    /// end of the game.
    private final @Nullable ProgressiveHistory history;

    /// The edges of the current path that seats have chosen, each followed by the seat.
    private int[] path = new int[64];

    private int length;

    MctsBot(Game<S, ?> game, MctsParameters style) {
        int seats = game.setup().seats();
        boolean toTheEnd = game.evaluator().horizon() == Evaluator.UNLIMITED;
        history = style.guided() && toTheEnd ? new ProgressiveHistory(seats) : null;
        rollout =
                style.guided() ? new HeuristicRollout<>(game, history) : new RandomRollout<>(seats);
        selectionPolicy = style.guided() ? new Puct<>(game, style, history) : new Ucb<>(style);
        state = game.start();
        root = new RootStatistics(seats);
    }

    @Override
    public StepAnalysis analyse(SeatView<S> view, SearchBudget searchBudget, Rng random) {
        if (history != null) {
            history.clear();
        }
        searchTree.clear();
        searchTree.addNode(view.seat());
        view.legalMoves(moves);
        view.sample(state, random);
        int count = moves.size();
        selectionPolicy.expand(searchTree, SearchTree.ROOT, state, moves, random);
        root.clear(count);
        long done = 0;
        do {
            iterate(view, random);
            done++;
        } while (count > 1 && done < MAX_ITERATIONS && !searchBudget.isSpent(done));
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
            searchTree.reward(edge, rollout.value(seat));
            if (history != null) {
                history.update(seat, searchTree.code(edge), rollout.share(seat));
            }
        }
        root.add(path[0] - searchTree.firstEdge(SearchTree.ROOT), rollout);
    }

    /// Descends one step. Returns the next node, or [SearchTree#NONE] where the tree ends.
    private int descend(int node, Rng random) {
        searchTree.visit(node);
        return searchTree.actor(node) == State.CHANCE
                ? passChance(node, random)
                : decide(node, random);
    }

    private int decide(int node, Rng random) {
        if (searchTree.isLeaf(node)) {
            state.legalMoves(moves);
            if (!searchTree.hasRoom(moves.size())) {
                return SearchTree.NONE;
            }
            selectionPolicy.expand(searchTree, node, state, moves, random);
        }
        int edge = selectionPolicy.select(searchTree, node, state);
        record(edge, searchTree.actor(node));
        state.play(searchTree.code(edge));
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
        int edge = searchTree.tried(node) == 0 ? SearchTree.NONE : searchTree.find(node, outcome);
        if (edge == SearchTree.NONE
                && searchTree.tried(node) < room(searchTree.visits(node))
                && searchTree.hasRoom(2 * searchTree.tried(node) + 4)) {
            edge = searchTree.addOutcome(node, outcome);
        }
        return edge == SearchTree.NONE ? SearchTree.NONE : follow(edge);
    }

    /// The maximum number of children of a chance node after this many visits.
    private static int room(int visits) {
        return (int) (1 + Math.sqrt(visits));
    }

    /// Returns the node below an edge. If there is none yet, creates it and ends the path.
    private int follow(int edge) {
        int next = searchTree.child(edge);
        if (next == SearchTree.NONE
                && state.actor() != State.OVER
                && state.hasPerfectInformation()) {
            searchTree.setChild(edge, searchTree.addNode(state.actor()));
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
        List<StepAnalysis.Candidate> options = new ArrayList<>();
        int first = searchTree.firstEdge(SearchTree.ROOT);
        for (int i = 0; i < searchTree.edgeCount(SearchTree.ROOT); i++) {
            options.add(root.option(i, searchTree.code(first + i), line(first + i)));
        }
        return new StepAnalysis(seat, iterations, false, StepAnalysis.sorted(options, seat));
    }

    private List<Integer> line(int first) {
        List<Integer> line = new ArrayList<>();
        for (int edge = first; edge != SearchTree.NONE; edge = mostVisitedBelow(edge)) {
            line.add(searchTree.code(edge));
        }
        return List.copyOf(line);
    }

    private int mostVisitedBelow(int edge) {
        int node = searchTree.child(edge);
        boolean ends =
                node == SearchTree.NONE
                        || searchTree.actor(node) == State.CHANCE
                        || searchTree.isLeaf(node);
        return ends ? SearchTree.NONE : searchTree.mostVisited(node);
    }
}
