package lucca.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.table.AbsencePolicy;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.FinishedGameRecord;
import lucca.table.LogEntry;
import lucca.table.Salt;
import lucca.table.Sha256;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import org.jspecify.annotations.Nullable;

/// A table at which persons play a complete game of random moves.
final class PlayedTable {
    static final ChanceSecret SECRET = new ChanceSecret("0123456789abcdef".repeat(4));

    private final List<LogEntry> log = new ArrayList<>();
    private final Table table;
    private final boolean withChatAndUndo;
    private long now;

    private PlayedTable(GameKind kind, Setup setup, boolean withChatAndUndo) {
        this.withChatAndUndo = withChatAndUndo;
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(setup),
                        true,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        1,
                        false);
        log.add(
                new LogEntry(
                        1,
                        0,
                        "0",
                        null,
                        new TableEvent.Opened(tableSettings, "0", SECRET.commitment())));
        table = Table.of(log.getFirst());
    }

    /// Returns the record of a game with the minimum number of seats.
    static Json.Obj record(String game) {
        return record(game, GameKinds.named(game).setup(minSeats(game), Map.of()));
    }

    static Json.Obj record(String game, Setup setup) {
        return new PlayedTable(GameKinds.named(game), setup, false).play();
    }

    /// Returns the record of a game with chat and with every move undone and repeated.
    static Json.Obj withChatAndUndo(String game) {
        GameKind kind = GameKinds.named(game);
        return new PlayedTable(kind, kind.setup(minSeats(game), Map.of()), true).play();
    }

    /// Returns the record of a game with three seats that continues without the first.
    static FinishedGameRecord resigned(String game, String salt) {
        GameKind kind = GameKinds.named(game);
        PlayedTable played = new PlayedTable(kind, kind.setup(3, Map.of()), false);
        played.start(salt);
        played.execute(0, new Command.Resign());
        return played.playToTheEnd();
    }

    /// Returns the record of a game with three seats: the first commits to a salt and reveals it,
    /// the second does not reveal it, the third has a public salt.
    static FinishedGameRecord committed(String game) {
        GameKind kind = GameKinds.named(game);
        PlayedTable played = new PlayedTable(kind, kind.setup(3, Map.of()), false);
        for (int seat = 0; seat < 2; seat++) {
            Salt salt = Salt.committed(Sha256.hex("salt " + seat));
            played.execute(seat, new Command.Sit(seat, "Name " + seat, salt, false));
        }
        played.execute(2, new Command.Sit(2, "Name 2", "salt 2"));
        played.execute(0, new Command.Start());
        played.execute(0, new Command.Reveal("salt 0"));
        played.now = Objects.requireNonNull(played.table.deadline());
        played.execute(null, new Command.CheckClocks());
        return played.playToTheEnd();
    }

    private static int minSeats(String game) {
        return GameKinds.named(game).minSeats();
    }

    private Json.Obj play() {
        start("salt ");
        return playToTheEnd().json();
    }

    private void start(String salt) {
        for (int seat = 0; seat < table.seatStates().size(); seat++) {
            execute(seat, new Command.Sit(seat, "Name " + seat, salt + seat));
        }
        execute(0, new Command.Start());
    }

    private FinishedGameRecord playToTheEnd() {
        Rng random = new Rng(1);
        while (table.status() == Table.Status.PLAYING) {
            int seat = seatToMove();
            List<String> moves = table.legalMoves(seat);
            play(seat, Json.of(moves.get(random.below(moves.size()))));
        }
        return new FinishedGameRecord(log);
    }

    private void play(int seat, Json move) {
        if (seat == table.botSeat()) {
            execute(null, new Command.BotPlay(table.version(), seat, move));
            return;
        }
        Command.Play play = new Command.Play(table.version(), move);
        if (!withChatAndUndo) {
            execute(seat, play);
            return;
        }
        execute(seat, new Command.Say("now"));
        execute(seat, play);
        if (table.status() == Table.Status.PLAYING) {
            execute(seat, new Command.Undo(table.version()));
            for (int other = 0; table.pendingConsent() != null; other++) {
                Command agree = new Command.Answer(table.pendingConsent().version(), true);
                table.handle(agree, String.valueOf(other), null, 0, new HmacChanceSource(SECRET))
                        .entries()
                        .forEach(log::add);
            }
            execute(seat, new Command.Play(table.version(), move));
        }
    }

    private void execute(@Nullable Integer person, Command command) {
        String by = person == null ? null : String.valueOf(person);
        CommandResult result = table.handle(command, by, null, now, new HmacChanceSource(SECRET));
        if (!(result.outcome() instanceof CommandResult.Done)) {
            throw new AssertionError(command + ": " + result);
        }
        log.addAll(result.entries());
    }

    private int seatToMove() {
        return IntStream.range(0, table.seatStates().size())
                .filter(seat -> seat == table.botSeat() || table.awaitsPerson(seat))
                .findFirst()
                .orElseThrow();
    }
}
