package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import lucca.table.Chair;
import lucca.table.Command;
import lucca.table.Lateness;
import lucca.table.Occupant;
import lucca.table.Table;
import lucca.table.Tempo;
import lucca.table.Terms;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// What somebody wants who opens a table.
/// @param first what they do first
record Opening(Terms terms, List<Command> first) {
    private static final int LONGEST_THOUGHT = 15_000;
    private static final int USUAL_THOUGHT = 1_000;
    private static final long LONGEST_TIME = 366L * 24 * 60 * 60 * 1000;

    /// Reads it from JSON.
    /// @throws UnreadableException or [ProblemException] that says what is wrong
    static Opening of(Body body) {
        GameKind kind = GameKinds.named(body.text("game"));
        int seats = body.number("seats", 1, kind.maxSeats(), kind.minSeats());
        return of(body, game(kind, seats, options(body), extras(body)), null);
    }

    /// What else there is to choose, of a game that is chosen.
    static Opening of(Body body, Game<?, ?> game, Terms.@Nullable Origin origin) {
        Terms terms =
                new Terms(
                        game,
                        body.flag("open", true),
                        tempo(body),
                        body.has("late")
                                ? new Lateness.Substitute(bot(body.text("late")))
                                : new Lateness.Loss(),
                        body.number("thought", 1, LONGEST_THOUGHT, USUAL_THOUGHT),
                        body.flag("hints", false),
                        origin);
        return new Opening(terms, bots(body, game.setup().seats()));
    }

    /// The same once more.
    static Opening like(Table table) {
        List<Command> bots = new ArrayList<>();
        List<Chair> chairs = table.chairs();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (chairs.get(seat).occupant() instanceof Occupant.Machine(String bot)) {
                bots.add(new Command.SeatBot(seat, bot, ""));
            }
        }
        return new Opening(table.terms(), bots);
    }

    int seats() {
        return terms.game().setup().seats();
    }

    /// The same, and what they do next.
    Opening then(List<Command> next) {
        List<Command> all = new ArrayList<>(first);
        all.addAll(next);
        return new Opening(terms, all);
    }

    /// Extras are checked by the game, in words of its own.
    private static Game<?, ?> game(
            GameKind kind, int seats, Map<String, String> options, Map<String, Json> extras) {
        try {
            return kind.game(kind.setup(seats, options, extras));
        } catch (UnreadableException e) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, e.why(), kind);
        }
    }

    private static Map<String, String> options(Body body) {
        Map<String, String> options = new TreeMap<>();
        if (body.has("options")) {
            Body given = new Body(body.object("options"));
            given.json().members().keySet().forEach(name -> options.put(name, given.text(name)));
        }
        return options;
    }

    private static Map<String, Json> extras(Body body) {
        return body.has("extras") ? body.object("extras").members() : Map.of();
    }

    private static @Nullable Tempo tempo(Body body) {
        if (!body.has("tempo")) {
            return null;
        }
        Body tempo = new Body(body.object("tempo"));
        long bank = tempo.number("bank", 0, LONGEST_TIME);
        long turn = tempo.number("turn", 0, LONGEST_TIME);
        if (bank + turn == 0) {
            throw UnreadableException.of("opening.tempo");
        }
        return new Tempo(bank, turn);
    }

    /// For each seat the name of its bot, or `null`; or one name for all seats but the own.
    private static List<Command> bots(Body body, int seats) {
        List<Json> given =
                switch (body.get("bots")) {
                    case null -> List.of();
                    case Json.Str same -> others(same, Seating.seat(body), seats);
                    case Json.Arr(List<Json> each) -> each;
                    default -> throw UnreadableException.of("opening.bots");
                };
        if (given.size() > seats) {
            throw UnreadableException.of("opening.bots");
        }
        List<Command> bots = new ArrayList<>();
        for (int seat = 0; seat < given.size(); seat++) {
            switch (given.get(seat)) {
                case Json.Str name -> bots.add(new Command.SeatBot(seat, bot(name.value()), ""));
                case Json.Null nobody -> {}
                default -> throw UnreadableException.of("opening.bots");
            }
        }
        return bots;
    }

    private static List<Json> others(Json bot, @Nullable Integer own, int seats) {
        int free = own == null ? 0 : own;
        return IntStream.range(0, seats).mapToObj(seat -> seat == free ? Json.NULL : bot).toList();
    }

    /// The name of a bot that there is.
    /// @throws UnreadableException if there is none
    static String bot(String name) {
        return Bots.named(name).word();
    }
}
