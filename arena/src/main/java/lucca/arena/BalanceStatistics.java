package lucca.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.Game;

/// Measures how balanced a game is over many games.
public final class BalanceStatistics {
    private final int seats;
    private final List<WinShareEstimator> bySeat;
    private final List<WinShareEstimator> byTurnOrder;
    private final List<Histogram> scores;
    private final List<Histogram> decisionsBySeat;
    private final Histogram winningScores = new Histogram();
    private final Histogram margins = new Histogram();
    private final Histogram decisions = new Histogram();
    private final Histogram branching = new Histogram();
    private final Histogram leadChanges = new Histogram();
    private final Map<String, Long> reasons = new LinkedHashMap<>();
    private final Map<String, Map<String, BalanceStatistics>> drawn = new TreeMap<>();
    private final Map<String, Map<String, HeldItemStatistics>> held = new TreeMap<>();
    private final Game<?, ?> game;
    private boolean firstVaries;

    BalanceStatistics(Game<?, ?> game) {
        this.game = game;
        seats = game.setup().seats();
        bySeat = Stream.generate(WinShareEstimator::ofWhole).limit(seats).toList();
        byTurnOrder = Stream.generate(WinShareEstimator::ofWhole).limit(seats).toList();
        scores = Stream.generate(Histogram::new).limit(seats).toList();
        decisionsBySeat = Stream.generate(Histogram::new).limit(seats).toList();
        game.kind().reasons().forEach(reason -> reasons.put(reason, 0L));
    }

    /// Counts a game, also for the values that were drawn and the items that seats held.
    void add(BalanceSample sample) {
        count(sample);
        sample.held().stream()
                .flatMap(kinds -> kinds.keySet().stream())
                .distinct()
                .forEach(
                        kind ->
                                countHeld(
                                        sample,
                                        kind,
                                        held.computeIfAbsent(kind, k -> new TreeMap<>())));
        sample.drawn()
                .forEach(
                        (option, value) ->
                                drawn.computeIfAbsent(option, name -> new TreeMap<>())
                                        .computeIfAbsent(value, name -> new BalanceStatistics(game))
                                        .count(sample));
    }

    private static void countHeld(
            BalanceSample sample, String kind, Map<String, HeldItemStatistics> holdings) {
        Map<String, List<Double>> won = new HashMap<>();
        for (int seat = 0; seat < sample.seats().size(); seat++) {
            double payoff = sample.seats().get(seat).payoff();
            sample.held()
                    .get(seat)
                    .getOrDefault(kind, Set.of())
                    .forEach(name -> won.computeIfAbsent(name, n -> new ArrayList<>()).add(payoff));
        }
        won.forEach(
                (name, payoffs) ->
                        holdings.computeIfAbsent(name, n -> new HeldItemStatistics())
                                .add(
                                        payoffs.size(),
                                        payoffs.stream().mapToDouble(Double::doubleValue).sum()));
    }

    private void count(BalanceSample sample) {
        int[] points = sample.seats().stream().mapToInt(SeatResult::score).sorted().toArray();
        winningScores.add(points[seats - 1]);
        margins.add(points[seats - 1] - points[seats - 2]);
        decisions.add(sample.decisions().stream().mapToInt(Integer::intValue).sum());
        branching.add(sample.branching());
        leadChanges.add(sample.leadChanges());
        reasons.merge(sample.reason(), 1L, Long::sum);
        firstVaries |= sample.first() != 0;
        for (int seat = 0; seat < seats; seat++) {
            SeatResult result = sample.seats().get(seat);
            bySeat.get(seat).add(result.payoff());
            byTurnOrder.get(Math.floorMod(seat - sample.first(), seats)).add(result.payoff());
            scores.get(seat).add(result.score());
            decisionsBySeat.get(seat).add(sample.decisions().get(seat));
        }
    }

    public long games() {
        return decisions.size();
    }

    public int seats() {
        return seats;
    }

    /// The share of the wins of each seat.
    public List<WinShareEstimator> bySeat() {
        return bySeat;
    }

    /// The same in the order of play: the seat that decides first, the next one, and so on.
    public List<WinShareEstimator> byTurnOrder() {
        return byTurnOrder;
    }

    /// Whether the seat that decides first varies.
    public boolean firstVaries() {
        return firstVaries;
    }

    /// The points of a seat.
    public Histogram scores(int seat) {
        return scores.get(seat);
    }

    /// The points of all seats.
    public Histogram scores() {
        Histogram all = new Histogram();
        scores.forEach(all::add);
        return all;
    }

    /// The highest score of each game.
    public Histogram winningScores() {
        return winningScores;
    }

    /// The lead of the best seat over the second in each game.
    public Histogram margins() {
        return margins;
    }

    public Histogram decisions() {
        return decisions;
    }

    /// The decisions of a seat.
    public Histogram decisions(int seat) {
        return decisionsBySeat.get(seat);
    }

    public Histogram branching() {
        return branching;
    }

    public Histogram leadChanges() {
        return leadChanges;
    }

    /// The number of games by end reason, including reasons that did not occur.
    public Map<String, Long> reasons() {
        return reasons;
    }

    /// The games by each drawn option and value, for options of which more than one value was
    /// drawn.
    public Map<String, Map<String, BalanceStatistics>> drawn() {
        Map<String, Map<String, BalanceStatistics>> varied = new TreeMap<>(drawn);
        varied.values().removeIf(values -> values.size() < 2);
        return varied;
    }

    /// The results of the seats that held an item at the end, by kind and name.
    public Map<String, Map<String, HeldItemStatistics>> held() {
        Map<String, Map<String, HeldItemStatistics>> some = new TreeMap<>(held);
        some.values().removeIf(Map::isEmpty);
        return some;
    }

    public IntStream eachSeat() {
        return IntStream.range(0, seats);
    }
}
