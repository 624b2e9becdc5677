package lucca.bots;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// Searches the end of a game exhaustively, through every step and every chance outcome. Each seat
/// maximizes its share of the win, then its lead over the best other seat. With two seats a sure
/// win is enough, whatever its points. The solver gives up if information is hidden or the search
/// is too large, at the latest when half of the budget is spent.
final class EndgameSolver<S extends State<S>> {
    /// The number of random playouts that estimate the size of the search.
    private static final int PROBES = 4;

    /// Roughly how many nodes cost as much as one iteration. The budget is checked this often.
    private static final int NODES_PER_ITERATION = 64;

    private static final double PART_OF_BUDGET = 0.5;

    private final int seats;
    private final long maxStates;
    private final S start;
    private final MoveList scratch = new MoveList();
    private final List<Ply<S>> plies = new ArrayList<>();
    private long nodes;
    private SearchBudget budget = SearchBudget.iterations(1);

    /// Creates a solver.
    /// @param most the maximum number of states to search
    EndgameSolver(Game<S, ?> game, long most) {
        this.seats = game.setup().seats();
        this.maxStates = most;
        start = game.start();
    }

    /// One state on the current path: its legal steps, its value for each seat, and the best
    /// continuation up to a chance outcome.
    private static final class Ply<S> {
        final S state;
        final MoveList moves = new MoveList();
        final MoveList line = new MoveList();
        final double[] shares;
        final double[] points;

        Ply(S state, int seats) {
            this.state = state;
            shares = new double[seats];
            points = new double[seats];
        }

        /// Takes over the value and the line of a child, with the step to it in front.
        void adopt(int step, Ply<S> below) {
            System.arraycopy(below.shares, 0, shares, 0, shares.length);
            System.arraycopy(below.points, 0, points, 0, points.length);
            line.clear();
            line.add(step);
            for (int i = 0; i < below.line.size(); i++) {
                line.add(below.line.get(i));
            }
        }

        StepAnalysis.Candidate candidate(int step) {
            List<Integer> all = new ArrayList<>();
            all.add(step);
            for (int next : line.toArray()) {
                all.add(next);
            }
            List<Double> errors = StepAnalysis.list(new double[shares.length]);
            return new StepAnalysis.Candidate(
                    step,
                    0,
                    StepAnalysis.list(shares),
                    errors,
                    StepAnalysis.list(points),
                    List.copyOf(all));
        }
    }

    /// Returns the exact value of every step, or `null` if the solver gives up.
    @Nullable StepAnalysis solve(SeatView<S> view, SearchBudget given, Rng random) {
        nodes = 0;
        budget = given;
        if (maxStates == 0) {
            return null;
        }
        view.sample(start, random);
        if (!start.hasPerfectInformation() || !isSmall(random)) {
            return null;
        }
        view.legalMoves(scratch);
        int[] steps = scratch.toArray();
        List<StepAnalysis.Candidate> candidates = new ArrayList<>();
        for (int step : steps) {
            Ply<S> below = ply(0);
            below.state.copyFrom(start);
            below.state.play(step);
            if (!search(0)) {
                return null;
            }
            candidates.add(below.candidate(step));
        }
        return new StepAnalysis(view.seat(), nodes, true, sorted(candidates, view.seat()));
    }

    /// The cost of the last attempt, in iterations.
    long iterationsUsed() {
        return nodes / NODES_PER_ITERATION;
    }

    /// Estimates the number of states below by the branching factor along random playouts.
    private boolean isSmall(Rng random) {
        double sum = 0;
        S probe = ply(0).state;
        for (int i = 0; i < PROBES; i++) {
            probe.copyFrom(start);
            double width = 1;
            while (probe.actor() != State.OVER && width <= maxStates) {
                probe.legalMoves(scratch);
                width *= scratch.size();
                probe.play(scratch.get(random.below(scratch.size())));
                sum += width;
            }
            if (probe.actor() != State.OVER) {
                return false;
            }
        }
        return sum / PROBES <= maxStates;
    }

    /// Computes the value of the state at a depth. Returns false if the solver gives up.
    private boolean search(int depth) {
        Ply<S> here = ply(depth);
        nodes++;
        if (nodes > maxStates
                || nodes % NODES_PER_ITERATION == 0
                        && budget.fractionSpent(iterationsUsed()) > PART_OF_BUDGET
                || !here.state.hasPerfectInformation()) {
            return false;
        }
        here.line.clear();
        int actor = here.state.actor();
        if (actor == State.OVER) {
            for (int seat = 0; seat < seats; seat++) {
                here.shares[seat] = here.state.payoff(seat);
                here.points[seat] = here.state.score(seat);
            }
            return true;
        }
        here.state.legalMoves(here.moves);
        return actor == State.CHANCE ? average(depth, here) : maximize(depth, here, actor);
    }

    private boolean maximize(int depth, Ply<S> here, int actor) {
        Ply<S> below = ply(depth + 1);
        for (int i = 0; i < here.moves.size(); i++) {
            if (!step(here, i, depth, below)) {
                return false;
            }
            if (i == 0 || isBetter(below, here, actor)) {
                here.adopt(here.moves.get(i), below);
                if (here.shares[actor] == 1 && seats == 2) {
                    return true;
                }
            }
        }
        return true;
    }

    private boolean average(int depth, Ply<S> here) {
        Ply<S> below = ply(depth + 1);
        double total = 0;
        for (int i = 0; i < here.moves.size(); i++) {
            double weight = here.state.weight(here.moves.get(i));
            if (!step(here, i, depth, below)) {
                return false;
            }
            total += weight;
            for (int seat = 0; seat < seats; seat++) {
                double share = i == 0 ? 0 : here.shares[seat];
                double points = i == 0 ? 0 : here.points[seat];
                here.shares[seat] = share + (below.shares[seat] - share) * weight / total;
                here.points[seat] = points + (below.points[seat] - points) * weight / total;
            }
        }
        return true;
    }

    private boolean step(Ply<S> here, int index, int depth, Ply<S> below) {
        below.state.copyFrom(here.state);
        below.state.play(here.moves.get(index));
        return search(depth + 1);
    }

    private boolean isBetter(Ply<S> one, Ply<S> other, int seat) {
        return one.shares[seat] != other.shares[seat]
                ? one.shares[seat] > other.shares[seat]
                : lead(one.points, seat) > lead(other.points, seat);
    }

    private static double lead(double[] points, int seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < points.length; other++) {
            best = other == seat ? best : Math.max(best, points[other]);
        }
        return points[seat] - best;
    }

    private static List<StepAnalysis.Candidate> sorted(
            List<StepAnalysis.Candidate> candidates, int seat) {
        List<StepAnalysis.Candidate> sorted = new ArrayList<>(candidates);
        sorted.sort(
                (a, b) -> {
                    int byShare = Double.compare(b.shares().get(seat), a.shares().get(seat));
                    return byShare != 0 ? byShare : Double.compare(lead(b, seat), lead(a, seat));
                });
        return List.copyOf(sorted);
    }

    private static double lead(StepAnalysis.Candidate candidate, int seat) {
        return lead(candidate.points().stream().mapToDouble(each -> each).toArray(), seat);
    }

    private Ply<S> ply(int depth) {
        while (plies.size() <= depth) {
            plies.add(new Ply<>(start.copy(), seats));
        }
        return plies.get(depth);
    }
}
