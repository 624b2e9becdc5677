package lucca.arena;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.UnreadableException;

/// Assigns bots to seats in the games of a deal. Every bot plays every seat equally often.
///
/// With a bot for each seat, all bots move on by one seat from game to game. With two bots for more
/// seats, the first plays alone against copies of the second.
public final class SeatRotation {
    private final int bots;
    private final int seats;

    /// @throws UnreadableException if this number of bots cannot be compared in this number of
    ///     seats
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

    /// The number of games in a deal.
    public int rotations() {
        return seats;
    }

    /// The index of the bot on a seat in one of the games of a deal.
    public int bot(int rotation, int seat) {
        return Math.min(Math.floorMod(seat - rotation, seats), bots - 1);
    }

    /// The number of seats of a bot in each game.
    public int seatsOf(int bot) {
        return (int) IntStream.range(0, seats).filter(seat -> bot(0, seat) == bot).count();
    }

    /// For each seat of a game, the element of the list that belongs to its bot.
    <T> List<T> assign(int rotation, List<T> bots) {
        return IntStream.range(0, seats).mapToObj(seat -> bots.get(bot(rotation, seat))).toList();
    }
}
