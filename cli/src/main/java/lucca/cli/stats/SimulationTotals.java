package lucca.cli.stats;

import java.util.LinkedHashMap;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.State;

/// Counts finished games.
final class SimulationTotals {
    /// A win is divisible by 2, 3, 4 and 5 seats without rounding.
    private static final int WIN_UNITS = 60;

    private final long[] wins;
    private final long[] points;
    private final Map<String, Long> reasons = new LinkedHashMap<>();
    private long games;
    private long decisions;

    SimulationTotals(Game<?, ?> game) {
        wins = new long[game.setup().seats()];
        points = new long[game.setup().seats()];
        game.kind().reasons().forEach(reason -> reasons.put(reason, 0L));
    }

    /// Counts a game that ended in this state.
    void add(State<?> over, int decisions) {
        games++;
        this.decisions += decisions;
        for (int seat = 0; seat < wins.length; seat++) {
            wins[seat] += Math.round(WIN_UNITS * over.payoff(seat));
            points[seat] += over.score(seat);
        }
        reasons.merge(String.valueOf(over.reason()), 1L, Long::sum);
    }

    void add(SimulationTotals other) {
        games += other.games;
        decisions += other.decisions;
        for (int seat = 0; seat < wins.length; seat++) {
            wins[seat] += other.wins[seat];
            points[seat] += other.points[seat];
        }
        other.reasons.forEach((reason, count) -> reasons.merge(reason, count, Long::sum));
    }

    long games() {
        return games;
    }

    /// Decisions of seats, without chance.
    long decisions() {
        return decisions;
    }

    /// The wins of a seat; a shared win counts in part.
    double wins(int seat) {
        return (double) wins[seat] / WIN_UNITS;
    }

    double meanScore(int seat) {
        return (double) points[seat] / games;
    }

    /// The number of games by end reason, including reasons that did not occur.
    Map<String, Long> reasons() {
        return reasons;
    }
}
