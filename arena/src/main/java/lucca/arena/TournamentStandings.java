package lucca.arena;

import java.util.List;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/// The standings of all bots in the deals so far.
public final class TournamentStandings {
    private static final double MILLISECOND = 1e6;

    private final SeatRotation seatRotation;
    private final List<BotTotals> totals;
    private long deals;

    public TournamentStandings(SeatRotation seatRotation) {
        this.seatRotation = seatRotation;
        totals = IntStream.range(0, seatRotation.bots()).mapToObj(BotTotals::new).toList();
    }

    /// Counts a deal: a game of each rotation, in order.
    public void add(List<GameResult> deal) {
        deals++;
        double reference = totals.getLast().rate(deal);
        totals.forEach(botTotals -> botTotals.add(deal, reference));
    }

    public long deals() {
        return deals;
    }

    public long games() {
        return deals * seatRotation.rotations();
    }

    public BotStanding of(int bot) {
        return totals.get(bot).standing();
    }

    /// The mean share of the win of a bot on each of its seats in the games of a deal.
    public double rate(int bot, List<GameResult> deal) {
        return totals.get(bot).rate(deal);
    }

    /// The totals of one bot.
    private final class BotTotals {
        private final int bot;
        private final int seats;
        private final WinShareEstimator wins = WinShareEstimator.ofWhole();
        private final WinShareEstimator againstLast;
        private long score;
        private long margin;
        private long decisions;
        private long nanos;
        private long overruns;
        private long maxOverrun;

        BotTotals(int bot) {
            this.bot = bot;
            seats = seatRotation.seatsOf(bot);
            againstLast =
                    new WinShareEstimator(
                            1.0 / seats, 1.0 / seatRotation.seatsOf(seatRotation.bots() - 1));
        }

        double rate(List<GameResult> deal) {
            double[] payoff = {0};
            eachSeat(deal, (game, seat) -> payoff[0] += game.seats().get(seat).payoff());
            return payoff[0] / (deal.size() * seats);
        }

        void add(List<GameResult> deal, double reference) {
            double rate = rate(deal);
            wins.add(rate * seats);
            againstLast.add(rate, reference);
            eachSeat(deal, this::add);
        }

        /// Visits the games of a deal, each with every seat of the bot.
        private void eachSeat(List<GameResult> deal, ObjIntConsumer<GameResult> action) {
            for (int rotation = 0; rotation < deal.size(); rotation++) {
                for (int seat = 0; seat < seatRotation.seats(); seat++) {
                    if (seatRotation.bot(rotation, seat) == bot) {
                        action.accept(deal.get(rotation), seat);
                    }
                }
            }
        }

        private void add(GameResult game, int seat) {
            SeatResult result = game.seats().get(seat);
            score += result.score();
            margin += game.margin(seat);
            decisions += result.decisions();
            nanos += result.nanos();
            overruns += result.overruns();
            maxOverrun = Math.max(maxOverrun, result.maxOverrun());
        }

        BotStanding standing() {
            double places = Math.max(1, games() * seats);
            ConfidenceInterval duel = againstLast.interval();
            boolean last = bot == seatRotation.bots() - 1;
            return new BotStanding(
                    games(),
                    wins.share() / seats,
                    wins.interval().times(1.0 / seats),
                    last ? 0 : elo(againstLast.share()),
                    last ? new ConfidenceInterval(0, 0) : eloRange(duel),
                    score / places,
                    margin / places,
                    decisions,
                    nanos / MILLISECOND / Math.max(1, decisions),
                    overruns,
                    maxOverrun / MILLISECOND);
        }

        /// A bound is infinite where the share may be 0 or 1.
        private ConfidenceInterval eloRange(ConfidenceInterval share) {
            return new ConfidenceInterval(
                    share.low() <= 0 ? Double.NEGATIVE_INFINITY : elo(share.low()),
                    share.high() >= 1 ? Double.POSITIVE_INFINITY : elo(share.high()));
        }

        private double elo(double share) {
            return Elo.of(share, seats, seatRotation.seatsOf(seatRotation.bots() - 1), games());
        }
    }
}
