package lucca.arena;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.UnreadableException;

/// Which bot has which seat in the games of a deal. Every bot comes to every seat equally often.
///
/// With a bot for each seat all move on by one seat from game to game. With two bots for more seats
/// the first sits alone among copies of the second.
public final class SeatRotation {
    private final int bots;
    private final int seats;

    /// @throws UnreadableException if so many bots cannot be compared in so many seats
    public SeatRotation(int bots, int seats) {
        if (bots < 2 || bots != seats && bots != 2) {
            throw UnreadableException.of("arena.bots", seats, bots);
        }
        this.bots = bots;
        this.seats = seats;
    }

    public int bots() {
        return bots;
    }

    public int seats() {
        return seats;
    }

    /// How many games a deal has.
    public int rotations() {
        return seats;
    }

    /// The bot, by its number, on a seat in one of the games of a deal.
    public int bot(int rotation, int seat) {
        return Math.min(Math.floorMod(seat - rotation, seats), bots - 1);
    }

    /// On how many seats of each game a bot sits.
    public int seatsOf(int bot) {
        return (int) IntStream.range(0, seats).filter(seat -> bot(0, seat) == bot).count();
    }

    /// For each seat of a game what is there of its bot.
    <T> List<T> assign(int rotation, List<T> bots) {
        return IntStream.range(0, seats).mapToObj(seat -> bots.get(bot(rotation, seat))).toList();
    }
}
