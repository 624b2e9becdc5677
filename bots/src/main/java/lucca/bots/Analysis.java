package lucca.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What a search found out about the decision of a seat: every legal step, the best first.
/// @param iterations how many iterations it took; states, if it is exact
/// @param exact whether all was searched to the end of the game, so that shares are no estimates;
///     nor are points with more than two seats, while of two a sure win is searched no further
public record Analysis(int seat, long iterations, boolean exact, List<Candidate> candidates) {
    /// A legal step and what it is likely to bring.
    /// @param visits how often the search took it
    /// @param shares the share of the win that each seat may expect
    /// @param errors by how much the share of each seat may be wrong, either way, with a confidence
    ///     of 95 %, as far as luck of the search goes; that the game's judgement itself errs is not
    ///     in it
    /// @param points the points that each seat may expect at the end
    /// @param line this step and the best ones that follow, up to a chance outcome or as far as the
    ///     search went
    public record Candidate(
            int step,
            long visits,
            List<Double> shares,
            List<Double> errors,
            List<Double> points,
            List<Integer> line) {}

    /// The best step.
    public Candidate best() {
        return candidates.getFirst();
    }

    /// Several searches of the same decision as one. Its errors are their mean, not less: what they
    /// are wrong by may be the same in all of them.
    public static Analysis merge(List<Analysis> parts) {
        Analysis first = parts.getFirst();
        if (parts.size() == 1 || first.exact) {
            return first;
        }
        Map<Integer, List<Candidate>> byStep = new TreeMap<>();
        long iterations = 0;
        for (Analysis part : parts) {
            if (part.exact) {
                return part;
            }
            iterations += part.iterations;
            for (Candidate candidate : part.candidates) {
                byStep.computeIfAbsent(candidate.step, step -> new ArrayList<>()).add(candidate);
            }
        }
        List<Candidate> options = new ArrayList<>();
        byStep.values().forEach(same -> options.add(merged(same)));
        return new Analysis(first.seat, iterations, false, sorted(options, first.seat));
    }

    /// Options from the one that was taken most often on; among equals, the better one comes first.
    static List<Candidate> sorted(List<Candidate> options, int seat) {
        List<Candidate> sorted = new ArrayList<>(options);
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
