package lucca.arena;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.UnreadableException;

/// The result of a game.
/// @param game the index of the game: deals one after the other, each with all its rotations
/// @param seats the result of each seat
public record GameResult(long game, List<SeatResult> seats) {
    private static final int NUMBERS = 6;

    /// The number of games is an `int`, rounded up to whole deals.
    private static final double LAST_GAME = Integer.MAX_VALUE + 64.0;

    /// Larger integers are not exact as JSON numbers.
    private static final double EXACT = 1L << 53;

    private static final double ROUNDING = 1e-9;

    public GameResult {
        seats = List.copyOf(seats);
    }

    /// The lead of a seat over the best other seat.
    int margin(int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < seats.size(); other++) {
            best = other == seat ? best : Math.max(best, seats.get(other).score());
        }
        return seats.get(seat).score() - best;
    }

    /// One line of a result file.
    public Json.Obj json() {
        List<Object> all = new ArrayList<>();
        for (SeatResult seat : seats) {
            all.add(
                    List.of(
                            seat.payoff(),
                            seat.score(),
                            seat.decisions(),
                            seat.nanos(),
                            seat.overruns(),
                            seat.maxOverrun()));
        }
        return Json.object("game", game, "seats", all);
    }

    /// Reads the output of [#json] for a number of seats.
    /// @throws UnreadableException if the text is anything else
    public static GameResult of(Json json, int seats) {
        if (!(json instanceof Json.Obj object)
                || !(object.get("game") instanceof Json.Num game)
                || !(object.get("seats") instanceof Json.Arr all)
                || all.items().size() != seats) {
            throw UnreadableException.of("arena.line");
        }
        if (!isWhole(game.value(), 0, LAST_GAME)) {
            throw invalid("arena.line.game", game.value());
        }
        List<SeatResult> results = all.items().stream().map(GameResult::seatResult).toList();
        double sum = results.stream().mapToDouble(SeatResult::payoff).sum();
        if (Math.abs(sum - 1) > ROUNDING) {
            throw invalid("arena.line.sum", sum);
        }
        return new GameResult((long) game.value(), results);
    }

    private static SeatResult seatResult(Json json) {
        double[] numbers =
                json instanceof Json.Arr array
                        ? array.items().stream()
                                .filter(Json.Num.class::isInstance)
                                .mapToDouble(item -> ((Json.Num) item).value())
                                .toArray()
                        : new double[0];
        if (numbers.length != NUMBERS) {
            throw UnreadableException.of("arena.line");
        }
        if (!(numbers[0] >= 0 && numbers[0] <= 1)) {
            throw invalid("arena.line.share", numbers[0]);
        }
        if (!isWhole(numbers[1], Integer.MIN_VALUE, Integer.MAX_VALUE)) {
            throw invalid("arena.line.score", numbers[1]);
        }
        for (int i = 2; i < NUMBERS; i++) {
            if (!isWhole(numbers[i], 0, EXACT)) {
                throw invalid("arena.line.count", numbers[i]);
            }
        }
        return new SeatResult(
                numbers[0],
                (int) numbers[1],
                (long) numbers[2],
                (long) numbers[3],
                (long) numbers[4],
                (long) numbers[5]);
    }

    private static UnreadableException invalid(String key, double number) {
        return UnreadableException.of(key, Json.of(number).toString());
    }

    private static boolean isWhole(double number, double min, double max) {
        return number >= min && number <= max && number == Math.rint(number);
    }
}
