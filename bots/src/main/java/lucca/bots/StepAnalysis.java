package lucca.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The result of a search for the decision of a seat: every legal step, the best first.
/// @param iterations the number of iterations, or of states if the analysis is exact
/// @param exact whether the game was searched to its end, so that the shares are not estimates.
///     Points are exact then too, except with two seats: there the solver stops at a sure win
public record StepAnalysis(int seat, long iterations, boolean exact, List<Candidate> candidates) {
    /// A legal step and its expected result.
    /// @param visits how often the search took the step
    /// @param shares the expected share of the win of each seat
    /// @param errors the margin of error of each share at a confidence of 95 %. It covers the
    ///     sampling error of the search, not errors of the game's evaluator
    /// @param points the expected points of each seat at the end
    /// @param line the principal variation: this step and the best ones that follow, up to a chance
    ///     outcome or the edge of the search tree
    public record Candidate(
            int step,
            long visits,
            List<Double> shares,
            List<Double> errors,
            List<Double> points,
            List<Integer> line) {}

    public Candidate best() {
        return candidates.getFirst();
    }

    /// Merges several searches of the same decision. The errors are averaged, not reduced: the
    /// searches may share a systematic error.
    public static StepAnalysis merge(List<StepAnalysis> parts) {
        StepAnalysis first = parts.getFirst();
        if (parts.size() == 1 || first.exact) {
            return first;
        }
        Map<Integer, List<Candidate>> byStep = new TreeMap<>();
        long iterations = 0;
        for (StepAnalysis part : parts) {
            if (part.exact) {
                return part;
            }
            iterations += part.iterations;
            for (Candidate candidate : part.candidates) {
                byStep.computeIfAbsent(candidate.step, step -> new ArrayList<>()).add(candidate);
            }
        }
        List<Candidate> candidates = new ArrayList<>();
        byStep.values().forEach(same -> candidates.add(merged(same)));
        return new StepAnalysis(first.seat, iterations, false, sorted(candidates, first.seat));
    }

    /// Sorts candidates by visits, then by the share of the seat, both descending.
    static List<Candidate> sorted(List<Candidate> candidates, int seat) {
        List<Candidate> sorted = new ArrayList<>(candidates);
        sorted.sort(
                (a, b) ->
                        a.visits != b.visits
                                ? Long.compare(b.visits, a.visits)
                                : Double.compare(b.shares.get(seat), a.shares.get(seat)));
        return List.copyOf(sorted);
    }

    private static Candidate merged(List<Candidate> same) {
        Candidate most = same.getFirst();
        long visits = 0;
        double[] shares = new double[most.shares.size()];
        double[] points = new double[shares.length];
        double[] errors = new double[shares.length];
        for (Candidate each : same) {
            most = each.visits > most.visits ? each : most;
            visits += each.visits;
        }
        for (Candidate each : same) {
            double weight = visits == 0 ? 1.0 / same.size() : (double) each.visits / visits;
            for (int seat = 0; seat < shares.length; seat++) {
                shares[seat] += weight * each.shares.get(seat);
                points[seat] += weight * each.points.get(seat);
                errors[seat] += weight * each.errors.get(seat);
            }
        }
        return new Candidate(
                most.step, visits, list(shares), list(errors), list(points), most.line);
    }

    static List<Double> list(double[] values) {
        List<Double> list = new ArrayList<>();
        for (double value : values) {
            list.add(value);
        }
        return List.copyOf(list);
    }
}
