package lucca.arena;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.UnreadableException;

/// What came of a game.
/// @param game its number: the deals one after the other, each with all its rotations
/// @param seats what it came to for each seat
public record Outcome(long game, List<SeatResult> seats) {
    private static final int NUMBERS = 6;

    public Outcome {
        seats = List.copyOf(seats);
    }

    /// By how much a seat has more points than the best of the others.
    int margin(int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < seats.size(); other++) {
            best = other == seat ? best : Math.max(best, seats.get(other).score());
        }
        return seats.get(seat).score() - best;
    }

    /// One line of an archive.
    public Json.Obj json() {
        List<Object> all = new ArrayList<>();
        for (SeatResult seat : seats) {
            all.add(
                    List.of(
                            seat.payoff(),
                            seat.score(),
                            seat.decisions(),
                            seat.nanos(),
                            seat.late(),
                            seat.worst()));
        }
        return Json.object("game", game, "seats", all);
    }

    /// Reads what [#json] has written for so many seats.
    /// @throws UnreadableException if it has not
    public static Outcome of(Json json, int seats) {
        if (!(json instanceof Json.Obj object)
                || !(object.get("game") instanceof Json.Num game)
                || !(object.get("seats") instanceof Json.Arr all)
                || all.items().size() != seats) {
            throw UnreadableException.of("arena.line");
        }
        return new Outcome(
                (long) game.value(), all.items().stream().map(Outcome::seatResult).toList());
    }

    private static SeatResult seatResult(Json json) {
        double[] numbers =
                json instanceof Json.Arr array
                        ? array.items().stream()
                                .mapToDouble(
                                        item -> item instanceof Json.Num n ? n.value() : Double.NaN)
                                .filter(Double::isFinite)
                                .toArray()
                        : new double[0];
        if (numbers.length != NUMBERS) {
            throw UnreadableException.of("arena.line");
        }
        return new SeatResult(
                numbers[0],
                (int) numbers[1],
                (long) numbers[2],
                (long) numbers[3],
                (long) numbers[4],
                (long) numbers[5]);
    }
}
