package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import lucca.table.Chair;
import lucca.table.Lateness;
import lucca.table.Occupant;
import lucca.table.Table;
import lucca.table.Tempo;
import lucca.table.Terms;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// What somebody wants who opens a table.
/// @param bots for each seat its bot, or `null`
record Opening(Terms terms, List<@Nullable String> bots) {
    private static final int LONGEST_THOUGHT = 60_000;
    private static final int USUAL_THOUGHT = 1_000;
    private static final long LONGEST_TIME = 366L * 24 * 60 * 60 * 1000;

    /// Reads it from JSON.
    /// @throws UnreadableException or [ProblemException] that says what is wrong
    static Opening of(Body body) {
        GameKind kind = GameKinds.named(body.text("game"));
        int seats = body.number("seats", 1, kind.maxSeats(), kind.minSeats());
        Terms terms =
                new Terms(
                        game(kind, seats, options(body), extras(body)),
                        body.flag("open", true),
                        tempo(body),
                        body.has("late")
                                ? new Lateness.Substitute(bot(body.text("late")))
                                : new Lateness.Loss(),
                        body.number("thought", 1, LONGEST_THOUGHT, USUAL_THOUGHT),
                        body.flag("hints", false));
        return new Opening(terms, bots(body, seats));
    }

    /// The same once more.
    static Opening like(Table table) {
        List<@Nullable String> bots = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            bots.add(chair.occupant() instanceof Occupant.Machine(String bot) ? bot : null);
        }
        return new Opening(table.terms(), bots);
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

    private static List<@Nullable String> bots(Body body, int seats) {
        List<@Nullable String> bots = new ArrayList<>();
        Json given = body.get("bots");
        if (given == null) {
            return bots;
        }
        if (!(given instanceof Json.Arr list) || list.items().size() > seats) {
            throw UnreadableException.of("opening.bots");
        }
        for (Json each : list.items()) {
            switch (each) {
                case Json.Str name -> bots.add(bot(name.value()));
                case Json.Null nobody -> bots.add(null);
                default -> throw UnreadableException.of("opening.bots");
            }
        }
        return bots;
    }

    /// The name of a bot that there is.
    /// @throws UnreadableException if there is none
    static String bot(String name) {
        return Bots.named(name).word();
    }
}
