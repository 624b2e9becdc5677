package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import lucca.table.AbsencePolicy;
import lucca.table.Command;
import lucca.table.Occupant;
import lucca.table.SeatState;
import lucca.table.Table;
import lucca.table.TableSettings;
import lucca.table.TimeControl;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// A request to open a table.
/// @param firstCommands the commands of the host that follow immediately
record TableCreationRequest(TableSettings settings, List<Command> firstCommands) {
    private static final int MAX_THINKING_MILLIS = 15_000;
    private static final int DEFAULT_THINKING_MILLIS = 1_000;
    private static final long MAX_CLOCK_MILLIS = 366L * 24 * 60 * 60 * 1000;

    /// Reads a request from JSON.
    /// @throws UnreadableException if the request cannot be read
    /// @throws ProblemException if the game rejects the setup
    static TableCreationRequest of(RequestJson json) {
        GameKind kind = GameKinds.named(json.text("game"));
        int seats = json.number("seats", kind.minSeats(), kind.maxSeats(), kind.minSeats());
        return of(json, game(kind, seats, options(json), extras(json)), null);
    }

    /// Reads the remaining settings for a given game.
    static TableCreationRequest of(
            RequestJson json, Game<?, ?> game, TableSettings.@Nullable Origin origin) {
        TableSettings tableSettings =
                new TableSettings(
                        game,
                        json.flag("open", true),
                        timeControl(json),
                        json.has("late")
                                ? new AbsencePolicy.Substitute(botName(json.text("late")))
                                : new AbsencePolicy.Loss(),
                        json.number("thought", 1, MAX_THINKING_MILLIS, DEFAULT_THINKING_MILLIS),
                        json.flag("hints", false),
                        origin);
        return new TableCreationRequest(tableSettings, bots(json, game.setup().seats()));
    }

    /// A request for a table with the same settings and bots.
    static TableCreationRequest sameAs(Table table) {
        List<Command> bots = new ArrayList<>();
        List<SeatState> seatStates = table.seatStates();
        for (int seat = 0; seat < seatStates.size(); seat++) {
            if (seatStates.get(seat).occupant() instanceof Occupant.Bot(String bot)) {
                bots.add(new Command.SeatBot(seat, bot, ""));
            }
        }
        return new TableCreationRequest(table.settings(), bots);
    }

    int seats() {
        return settings.game().setup().seats();
    }

    /// This request with more commands at the end.
    TableCreationRequest withCommands(List<Command> more) {
        List<Command> all = new ArrayList<>(firstCommands);
        all.addAll(more);
        return new TableCreationRequest(settings, all);
    }

    /// Extras are checked by the game, so the error uses the messages of the game.
    private static Game<?, ?> game(
            GameKind kind, int seats, Map<String, String> options, Map<String, Json> extras) {
        try {
            return kind.game(kind.setup(seats, options, extras));
        } catch (UnreadableException e) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, e.why(), kind);
        }
    }

    private static Map<String, String> options(RequestJson json) {
        Map<String, String> options = new TreeMap<>();
        if (json.has("options")) {
            RequestJson given = new RequestJson(json.object("options"));
            given.json().members().keySet().forEach(name -> options.put(name, given.text(name)));
        }
        return options;
    }

    private static Map<String, Json> extras(RequestJson json) {
        return json.has("extras") ? json.object("extras").members() : Map.of();
    }

    private static @Nullable TimeControl timeControl(RequestJson json) {
        if (!json.has("tempo")) {
            return null;
        }
        RequestJson tempo = new RequestJson(json.object("tempo"));
        long bank = tempo.number("bank", 0, MAX_CLOCK_MILLIS);
        long turn = tempo.number("turn", 0, MAX_CLOCK_MILLIS);
        if (bank + turn == 0) {
            throw UnreadableException.of("opening.tempo");
        }
        return new TimeControl(bank, turn);
    }

    /// Reads the bots: an array with a bot name or `null` for each seat, or one name for all seats
    /// except the caller's own.
    private static List<Command> bots(RequestJson json, int seats) {
        List<Json> given =
                switch (json.get("bots")) {
                    case null -> List.of();
                    case Json.Str same -> botForOtherSeats(same, SeatIdentity.seat(json), seats);
                    case Json.Arr(List<Json> each) -> each;
                    default -> throw UnreadableException.of("opening.bots");
                };
        if (given.size() > seats) {
            throw UnreadableException.of("opening.bots");
        }
        List<Command> bots = new ArrayList<>();
        for (int seat = 0; seat < given.size(); seat++) {
            switch (given.get(seat)) {
                case Json.Str name ->
                        bots.add(new Command.SeatBot(seat, botName(name.value()), ""));
                case Json.Null nobody -> {}
                default -> throw UnreadableException.of("opening.bots");
            }
        }
        return bots;
    }

    private static List<Json> botForOtherSeats(Json bot, @Nullable Integer own, int seats) {
        int free = own == null ? 0 : own;
        return IntStream.range(0, seats).mapToObj(seat -> seat == free ? Json.NULL : bot).toList();
    }

    /// Checks the name of a bot.
    /// @throws UnreadableException if there is no such bot
    static String botName(String name) {
        return BotKind.named(name).word();
    }
}
