package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.api.TableSettingsView;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import lucca.table.AbsencePolicy;
import lucca.table.Command;
import lucca.table.Occupant;
import lucca.table.SeatState;
import lucca.table.Table;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// A request to open a table.
/// @param firstCommands the commands of the host that follow immediately
record TableCreationRequest(TableSettings settings, List<Command> firstCommands) {
    /// Checks a request.
    /// @throws UnreadableException if the request is not valid
    /// @throws ProblemException if the game rejects the setup
    static TableCreationRequest of(NewTable wanted) {
        GameKind kind = GameKinds.named(wanted.game() == null ? "" : wanted.game());
        int seats = seats(wanted.seats(), kind);
        Map<String, String> options = wanted.options() == null ? Map.of() : wanted.options();
        Map<String, Json> extras = wanted.extras() == null ? Map.of() : wanted.extras().members();
        return of(wanted, game(kind, seats, options, extras), null);
    }

    /// The number of seats; the sentence that refuses another one names the limits of the game.
    private static int seats(@Nullable Json wanted, GameKind kind) {
        return wanted == null
                ? kind.minSeats()
                : (int)
                        new RequestJson(Json.object("seats", wanted))
                                .number("seats", kind.minSeats(), kind.maxSeats());
    }

    /// Checks the remaining settings for a given game.
    static TableCreationRequest of(
            NewTable wanted, Game<?, ?> game, TableSettings.@Nullable Origin origin) {
        TableSettings tableSettings =
                new TableSettings(
                        game,
                        wanted.open(),
                        tempo(wanted.tempo()),
                        wanted.late() == null
                                ? new AbsencePolicy.Loss()
                                : new AbsencePolicy.Substitute(botName(wanted.late())),
                        wanted.thought(),
                        wanted.hints(),
                        origin);
        return new TableCreationRequest(tableSettings, bots(wanted, game.setup().seats()));
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

    private static Tempo tempo(TableSettingsView.@Nullable TimeControlView tempo) {
        if (tempo == null) {
            return new Tempo.Untimed();
        }
        if (tempo.bank() + tempo.turn() == 0) {
            throw UnreadableException.of("opening.tempo");
        }
        return Tempo.of(tempo.bank(), tempo.turn());
    }

    /// Reads the bots: an array with a bot name or `null` for each seat, or one name for all seats
    /// except the caller's own.
    private static List<Command> bots(NewTable wanted, int seats) {
        List<Json> given =
                switch (wanted.bots()) {
                    case null -> List.of();
                    case Json.Str same -> botForOtherSeats(same, wanted.seat(), seats);
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
