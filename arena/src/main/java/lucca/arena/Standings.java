package lucca.arena;

import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/// What all bots have reached in the deals so far.
public final class Standings {
    private static final double MILLISECOND = 1e6;

    private final Lineup lineup;
    private final List<Sum> sums;
    private long deals;

    public Standings(Lineup lineup) {
        this.lineup = lineup;
        sums = IntStream.range(0, lineup.bots()).mapToObj(Sum::new).toList();
    }

    /// Counts a deal: a game of each rotation, in order.
    public void add(List<Outcome> deal) {
        deals++;
        double reference = sums.getLast().rate(deal);
        sums.forEach(sum -> sum.add(deal, reference));
    }

    public long deals() {
        return deals;
    }

    public long games() {
        return deals * lineup.rotations();
    }

    public Standing of(int bot) {
        return sums.get(bot).standing();
    }

    /// The mean share of the win that a bot has on each of its seats in the games of a deal.
    public double rate(int bot, List<Outcome> deal) {
        return sums.get(bot).rate(deal);
    }

    /// What one bot has reached.
    private final class Sum {
        private final int bot;
        private final int seats;
        private final PairedShare wins = PairedShare.ofWhole();
        private final PairedShare againstLast;
        private long score;
        private long margin;
        private long decisions;
        private long nanos;
        private long late;
        private long worst;

        Sum(int bot) {
            this.bot = bot;
            seats = lineup.seatsOf(bot);
            againstLast = new PairedShare(1.0 / seats, 1.0 / lineup.seatsOf(lineup.bots() - 1));
        }

        double rate(List<Outcome> deal) {
            double[] payoff = {0};
            eachSeat(deal, (game, seat) -> payoff[0] += game.seats().get(seat).payoff());
            return payoff[0] / (deal.size() * seats);
        }

        void add(List<Outcome> deal, double reference) {
            double rate = rate(deal);
            wins.add(rate * seats);
            againstLast.add(rate, reference);
            eachSeat(deal, this::add);
        }

        /// The games of a deal, each with every seat of the bot.
        private void eachSeat(List<Outcome> deal, ObjIntConsumer<Outcome> action) {
            for (int rotation = 0; rotation < deal.size(); rotation++) {
                for (int seat = 0; seat < lineup.seats(); seat++) {
                    if (lineup.bot(rotation, seat) == bot) {
                        action.accept(deal.get(rotation), seat);
                    }
                }
            }
        }

        private void add(Outcome game, int seat) {
            SeatResult result = game.seats().get(seat);
            score += result.score();
            margin += game.margin(seat);
            decisions += result.decisions();
            nanos += result.nanos();
            late += result.late();
            worst = Math.max(worst, result.worst());
        }

        Standing standing() {
            double places = Math.max(1, games() * seats);
            Interval duel = againstLast.interval();
            boolean last = bot == lineup.bots() - 1;
            return new Standing(
                    games(),
                    wins.share() / seats,
                    wins.interval().times(1.0 / seats),
                    last ? 0 : elo(againstLast.share()),
                    last ? new Interval(0, 0) : eloRange(duel),
                    score / places,
                    margin / places,
                    decisions,
                    nanos / MILLISECOND / Math.max(1, decisions),
                    late,
                    worst / MILLISECOND);
        }

        /// Without a bound where the share may be all or nothing.
        private Interval eloRange(Interval share) {
            return new Interval(
                    share.low() <= 0 ? Double.NEGATIVE_INFINITY : elo(share.low()),
                    share.high() >= 1 ? Double.POSITIVE_INFINITY : elo(share.high()));
        }

        private double elo(double share) {
            return Elo.of(share, seats, lineup.seatsOf(lineup.bots() - 1), games());
        }
    }
}
